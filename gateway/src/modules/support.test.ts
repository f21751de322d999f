import { ticket } from '@callout/contracts/support/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok, type Reply, refused } from '../testing/fakeBackend.ts'

const mutation = `mutation ($input: ContactSupportInput!) { contactSupport(input: $input) { ticketId receivedAt message } }`
const input = { name: 'Nora Newman', email: 'nora@new.test', subject: 'A question', message: 'Hello,\n"there"' }
const contact = (reply: Reply, more: Record<string, unknown> = {}) =>
  ask({ contactSupport: reply }, mutation, { input: { ...input, ...more } })

test('what nobody typed is left out', async () => {
  expect((await contact(ok(ticket), { phone: null })).requests[0]?.body).toEqual({ ...input, app_version: '4.0.1' })
})

test('whoever wants that tells neither page nor version', async () => {
  expect((await contact(ok(ticket), { withoutVersion: true })).requests[0]?.body).toEqual(input)
})

test('a ticket can be named by text, or not at all', async () => {
  expect((await contact(ok({ ticket_id: 'T-9' }))).data).toEqual({
    contactSupport: { ticketId: 'T-9', receivedAt: null, message: 'Success' },
  })
  expect((await contact(ok({}))).data).toEqual({ contactSupport: { ticketId: null, receivedAt: null, message: 'Success' } })
})

test('a message that lacks something is refused, field by field', async () => {
  const errors = [
    { field: 'email', message: 'Invalid' },
    { field: 'page_url', message: 'Enter correct url!' },
  ]
  const { data, errors: refusals } = await contact(refused(422, 'Invalid', { errors }))
  expect(data).toBeNull()
  expect(refusals).toMatchObject([
    {
      message: 'Invalid',
      extensions: {
        code: 'INVALID',
        responseCode: 422,
        fields: [
          { field: 'email', message: 'Invalid' },
          { field: 'pageUrl', message: 'Enter correct url!' },
        ],
      },
    },
  ])
})
