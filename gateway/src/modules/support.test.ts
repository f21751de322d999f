import { ticket } from '@callout/contracts/support/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok, type Reply, refused } from '../testing/fakeBackend.ts'

const mutation = `mutation ($input: ContactSupportInput!) { contactSupport(input: $input) { ticketId receivedAt message } }`
const input = { name: 'Nora Newman', email: 'nora@new.test', subject: 'A question', message: 'Hello,\n"there"' }
const contact = (reply: Reply, more: Record<string, unknown> = {}) =>
  ask({ contactSupport: reply }, mutation, { input: { ...input, ...more } })

test('leaves out fields that were not filled in', async () => {
  expect((await contact(ok(ticket), { phone: null })).requests[0]?.body).toEqual({ ...input, app_version: '4.0.1' })
})

test('omits page and version on request', async () => {
  expect((await contact(ok(ticket), { withoutVersion: true })).requests[0]?.body).toEqual(input)
})

test('accepts a ticket id as text or without one', async () => {
  expect((await contact(ok({ ticket_id: 'T-9' }))).data).toEqual({
    contactSupport: { ticketId: 'T-9', receivedAt: null, message: 'Success' },
  })
  expect((await contact(ok({}))).data).toEqual({ contactSupport: { ticketId: null, receivedAt: null, message: 'Success' } })
})

test('rejects an incomplete message field by field', async () => {
  const wireErrors = [
    { field: 'email', message: 'Invalid' },
    { field: 'page_url', message: 'Enter correct url!' },
  ]
  const { data, errors } = await contact(refused(422, 'Invalid', { errors: wireErrors }))
  expect(data).toBeNull()
  expect(errors).toMatchObject([
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
