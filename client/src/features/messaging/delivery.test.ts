import { expect, test } from 'vitest'
import { formatPhone } from '../../lib/phones/formatPhone.ts'
import { mediaOf, formatMedia, planDelivery, formatProblem, undeliveredAlongText, undeliveredText } from './delivery.ts'

const maria = {
  id: '30',
  email: 'maria@mail.example',
  phone: '5550100123',
  phoneCountryCode: '1',
  emailNotification: true,
  smsNotification: true,
  lockVersion: 2,
} as const
const failed = { notificationMedium: 'EMAIL', status: 'FAILED', statusDesc: 'Not sent: there’s no email address.' } as const
const sent = { notificationMedium: 'SMS', status: 'SENT', statusDesc: 'Sent' } as const

test.each([
  ['an email', { email: true, sms: false }, ['EMAIL']],
  ['an email without settings', { email: null, sms: null }, ['EMAIL']],
  ['both', { email: true, sms: true }, ['EMAIL', 'SMS']],
  ['nothing', { email: false, sms: false }, []],
])('an event sends %s', (_, setting, media) => {
  expect(mediaOf(setting)).toEqual(media)
})

test.each([
  ['without an email address', { email: '' }, ['no email address'], true, 'SMS'],
  ['who declined emails', { emailNotification: false }, ['emails are off for this customer'], true, 'SMS'],
  ['without any address', { email: '', phone: '' }, ['no email address'], true, null],
  ['without a phone number', { phone: '' }, [], false, null],
  ['whose email was not returned', { email: null }, [], false, 'SMS'],
  ['whose preferences were not returned', { emailNotification: null, smsNotification: null }, [], false, 'SMS'],
])('an email to a customer %s', (_, part, problems, isBlocked, alternative) => {
  const plan = planDelivery(['EMAIL'], { ...maria, ...part })
  expect(plan.problems.map(formatProblem)).toEqual(problems)
  expect([plan.isBlocked, plan.alternative]).toEqual([isBlocked, alternative])
})

test('an unknown customer blocks nothing and offers no alternative', () => {
  expect(planDelivery(['EMAIL'], null)).toMatchObject({ isBlocked: false, alternative: null })
})

test('the reachable medium of two is named', () => {
  const recipient = { ...maria, phone: '' }
  const plan = planDelivery(['EMAIL', 'SMS'], recipient)
  expect([plan.isBlocked, formatMedia(plan, recipient, formatPhone)]).toEqual([false, 'email to maria@mail.example'])
})

test.each([
  ['nothing was requested or reported', null, null],
  ['everything was sent', [sent], null],
  ['nothing was sent', [failed], 'The customer was not notified: there’s no email address.'],
  ['messages are off', [], 'The customer was not notified: messages for this are off.'],
  ['one of two was sent', [failed, sent], 'The email was not sent: there’s no email address.'],
  ['no reason is returned', [{ ...failed, statusDesc: null }], 'The customer was not notified.'],
])('the toast if %s', (_, deliveries, message) => {
  expect(undeliveredText(deliveries)).toBe(message)
})

test('a failed text message beside a sent document is named', () => {
  const text = { notificationMedium: 'SMS', status: 'CANCELLED', statusDesc: 'Not sent: the customer wants no text messages.' } as const
  expect(undeliveredAlongText([text])).toBe('The text message was not sent: the customer wants no text messages.')
  expect(undeliveredAlongText([sent])).toBeNull()
})
