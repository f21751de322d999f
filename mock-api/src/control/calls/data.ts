import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import { ApiError } from '../../http/apiError.ts'
import { withdrawText } from '../../resources/staticContent.ts'
import { texts } from '../../resources/staticContent/texts.ts'
import { controlCall } from '../controlCall.ts'
import { notFound } from '../mockSession.ts'
import { sendReminders } from './clock.ts'

const OutboxQuery = z.strictObject({ to: z.optional(z.string().check(z.describe('Email address or phone number'))) })

export const outboxCalls = [
  controlCall({
    method: 'GET',
    path: '/control/outbox',
    group: 'Outbox',
    summary: 'Messages that would have been sent, newest first. One-time codes are in `code`.',
    query: OutboxQuery,
    run: ({ session, query }) => {
      sendReminders(session)
      const { outbox } = session.store
      const messages = query.to === undefined ? outbox.all() : outbox.by('to', query.to)
      return messages.reverse().map(({ company_id: _, attachments = [], ...message }) => ({
        ...message,
        attachments: attachments.map(({ key: __, ...file }, index) => ({
          ...file,
          path: `/control/outbox/${message.id}/attachments/${index}`,
        })),
      }))
    },
  }),
  controlCall({
    method: 'GET',
    path: '/control/outbox/:id/attachments/:index',
    group: 'Outbox',
    summary: 'A file that was attached to a message.',
    run: async ({ session: { store }, params: { id, index }, reply }) => {
      const file = store.outbox.get(Number(id))?.attachments?.[Number(index)]
      const content = file && (await store.files.read(file.key))
      if (!content) throw new ApiError(responseCode.NOT_FOUND, 'This attachment doesn’t exist.')
      return reply.header('content-type', file.content_type).send(content)
    },
  }),
]

export const dataCalls = [
  controlCall({
    method: 'GET',
    path: '/control/accounts',
    group: 'Data',
    summary: 'Companies, newest first, with the attribution of those who signed up.',
    run: ({ session: { store } }) =>
      store.companies
        .all()
        .reverse()
        .map(({ id, name, email, created_at, attribution = {} }) => ({ id, name, email, created_at, attribution })),
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/texts/:type',
    group: 'Data',
    summary: 'Removes a static text (`faq`, `share_app` …) until the next reset.',
    run: async ({ session: { store }, params: { type = '' } }) => {
      const text = texts.find(({ content_type }) => content_type === type)
      if (!text)
        throw notFound(
          'text',
          type,
          texts.map(({ content_type }) => content_type),
        )
      withdrawText(store, text.content_type)
      await store.durable()
      return { withdrawn: text.content_type }
    },
  }),
]
