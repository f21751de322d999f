import { endpoints } from '@callout/contracts/endpoints'
import { messages } from '@callout/contracts/text/messages'
import { beforeEach, expect, test } from 'vitest'
import { latestMail } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { SUPPORT_EMAIL } from './support.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const message = { name: 'Ada Lind', email: 'ada@lind.test', subject: 'Import', message: 'Can I bring my customers along?' }

test('stores a message, mails it to support and confirms it', async () => {
  const { ticket_id, received_at } = await mock.read(endpoints.support.contactSupport, { ...message, page_url: '/faq' })
  expect(mock.store.tickets.get(Number(ticket_id))).toMatchObject({ ...message, page_url: '/faq', created_at: mock.clock.now() })
  expect(received_at).toBe(mock.clock.now())
  expect(await latestMail(mock, SUPPORT_EMAIL)).toMatchObject({ subject: `[${ticket_id}] Import` })
  expect((await latestMail(mock, 'ada@lind.test')).body).toContain(`ticket number is ${ticket_id}`)
})

test('rejects an empty form field by field and stores nothing', async () => {
  const reply = await mock.call('POST', '/contact_us', { body: {} })
  const fields = ['name', 'email', 'subject', 'message']
  expect(reply.responseData).toEqual({ errors: fields.map((field) => ({ field, message: messages.required })) })
  expect([mock.store.tickets.size, mock.store.outbox.size]).toEqual([0, 0])
})
