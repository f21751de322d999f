import { controlCall } from '../controlCall.ts'
import { notFound } from '../mockSession.ts'
import { ReplyBody } from '../replies/replies.ts'

const group = 'Replies'

export const replyCalls = [
  controlCall({
    method: 'GET',
    path: '/control/replies',
    group,
    summary: 'Replies in effect, newest first, in the order in which they are tried.',
    run: ({ session }) => session.replies.all(),
  }),
  controlCall({
    method: 'POST',
    path: '/control/replies',
    group,
    summary:
      'Answers calls with a full reply, or with the mock’s own reply and a patch. The newest that matches applies; faults are tried for other calls only. A full reply changes no records; a patched write has changed them. A reply that breaks the contract is refused with the difference, unless it is wrong on purpose. A reset and the end of the session delete replies.',
    body: ReplyBody,
    example: { method: 'GET', path: '/taxes', patch: { taxes: { 0: { name: 'City tax' } } }, times: 1 },
    run: ({ session, body }) => session.replies.add(body),
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/replies/:id',
    group,
    summary: 'Removes a reply.',
    run: ({ session: { replies }, params: { id = '' } }) => {
      if (!replies.remove(Number(id)))
        throw notFound(
          'reply',
          id,
          replies.all().map((reply) => String(reply.id)),
        )
      return replies.all()
    },
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/replies',
    group,
    summary: 'Removes all replies.',
    run: ({ session: { replies } }) => {
      replies.clear()
      return replies.all()
    },
  }),
]
