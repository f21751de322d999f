import { describe, expect, test } from 'vitest'
import { messages } from '../text/messages.ts'
import { z } from '../wire/zod.ts'
import { MAX_ATTACHMENT_BYTES } from './attachmentLimits.ts'
import { JobBody, JobChangeBody, JobDeletion, lineItemProblem } from './jobBody.ts'

const line = { name: 'Boiler service', quantity: 2, amount: 45 }
const booked = {
  customer_id: 31,
  property_id: 41,
  category_id: 3,
  dates: ['2026-11-20'],
  start_time: '09:00',
  end_time: '11:00',
  line_items: [line],
}
const recurring = { ...booked, is_recurring: true, recurrence: { frequency: 2, end_date: '2026-12-31' } }
const change = { ...booked, id: 501, lock_version: 2, agreement_accepted: true }

/** Issues as `field: message`. */
const problems = (schema: z.ZodMiniType, body: object): string[] =>
  (z.safeParse(schema, body).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a job', () => {
  test('is valid with customer, property, category, a date, times and a line item', () => {
    expect(problems(JobBody, booked)).toEqual([])
  })

  test('needs no date and time if it is scheduled later', () => {
    const { dates: _, start_time: __, end_time: ___, ...later } = booked
    expect(problems(JobBody, { ...later, schedule_later: true })).toEqual([])
  })

  test('accepts numbers as text', () => {
    expect(z.parse(JobBody, { ...booked, customer_id: '31', priority: '3', discount_type: '1', discount_value: 15 })).toMatchObject({
      customer_id: 31,
      priority: 3,
      discount_type: 1,
    })
  })

  test.each([
    ['without a customer', { customer_id: undefined }, 'customer_id: Required'],
    ['with an empty customer', { customer_id: '' }, 'customer_id: Required'],
    ['without a property', { property_id: undefined }, 'property_id: Required'],
    ['without a category', { category_id: undefined }, 'category_id: Required'],
    ['without a date', { dates: [] }, `dates: ${messages.selectDate}`],
    ['with a date that no calendar has', { dates: ['2026-02-30'] }, 'dates.0: Enter a date as YYYY-MM-DD'],
    ['without a start', { start_time: '' }, `start_time: ${messages.startTimeEmpty}`],
    ['without an end', { end_time: null }, 'end_time: Required'],
    ['that ends when it starts', { end_time: '09:00' }, `start_time: ${messages.startBeforeEnd}`],
    ['that ends before it starts', { end_time: '08:59' }, `start_time: ${messages.startBeforeEnd}`],
    ['that recurs without a rule', { is_recurring: true }, 'recurrence.end_date: Required'],
    ['that recurs without an end', { is_recurring: true, recurrence: { frequency: 1 } }, 'recurrence.end_date: Required'],
    [
      'that recurs until before it begins',
      { is_recurring: true, recurrence: { frequency: 1, end_date: '2026-11-19' } },
      'recurrence.end_date: The end date can’t be before the first date',
    ],
    ['that recurs from two dates', { ...recurring, dates: ['2026-11-20', '2026-11-21'] }, 'dates: A recurring job starts on one date'],
    ['with a discount of 0.5 percent', { discount_value: 0.5 }, `discount_value: ${messages.invalidDiscountPercentage}`],
    ['with a discount of 101 percent', { discount_value: 101 }, `discount_value: ${messages.invalidDiscountPercentage}`],
    ['with a negative discount', { discount_value: -1 }, `discount_value: ${messages.invalidDiscountPercentage}`],
    ['with a discount of half a dollar', { discount_type: 1, discount_value: 0.5 }, `discount_value: ${messages.invalidDiscountAmount}`],
    [
      'with a discount above its subtotal',
      { discount_type: 1, discount_value: 90.01 },
      `discount_value: ${messages.invalidDiscountAmount}`,
    ],
    [
      'with tax and discount computed from each other',
      { tax_basis: 1, discount_basis: 1 },
      'discount_basis: Choose either tax after discount or discount after tax, not both.',
    ],
    ['with a line without a name', { line_items: [{ ...line, name: ' ' }] }, 'line_items.0.name: Required'],
    ['with a line of nothing', { line_items: [{ ...line, quantity: 0 }] }, `line_items.0.quantity: ${messages.positiveNumber}`],
    ['with a line without a price', { line_items: [{ ...line, amount: undefined }] }, 'line_items.0.amount: Required'],
    ['with a price below 0', { line_items: [{ ...line, amount: -1 }] }, `line_items.0.amount: ${messages.positiveNumber}`],
    ['with a third decimal', { line_items: [{ ...line, amount: 1.005 }] }, 'line_items.0.amount: Type a number such as 1,234.56.'],
  ])('%s is refused', (_, part, problem) => {
    expect(problems(JobBody, { ...booked, ...part })).toContain(problem)
  })

  test.each([
    ['missing', {}],
    ['empty', { customer_id: '', property_id: '', category_id: '', start_time: '', end_time: '' }],
  ])('with fields that are %s reports every problem together', (_, body) => {
    expect(problems(JobBody, body)).toEqual([
      'customer_id: Required',
      'property_id: Required',
      'category_id: Required',
      `dates: ${messages.selectDate}`,
      `start_time: ${messages.startTimeEmpty}`,
      'end_time: Required',
    ])
  })

  test.each([
    [1, 0],
    [100, 0],
    [1, 1],
    [90, 1],
    [0, 0],
    [null, 1],
  ])('takes a discount of %s of type %s', (discount_value, discount_type) => {
    expect(problems(JobBody, { ...booked, discount_value, discount_type })).toEqual([])
  })
})

describe('files of a job', () => {
  const file = { file_name: 'boiler.jpg', content_type: 'image/jpeg', file_base64: 'AAAA' }
  const base64 = (bytes: number): string => 'A'.repeat(Math.ceil(bytes / 3) * 4)

  test('are existing ones by id and new ones with content', () => {
    expect(problems(JobBody, { ...booked, attachments: [{ id: 91 }, file] })).toEqual([])
  })

  test.each([
    ['of a kind that browsers run', { ...file, content_type: 'text/html' }],
    ['without content', { ...file, file_base64: '' }],
    ['with content that is no base64', { ...file, file_base64: '<b>' }],
    ['that are too large', { ...file, file_base64: base64(MAX_ATTACHMENT_BYTES + 3) }],
  ])('%s are refused', (_, attachment) => {
    expect(problems(JobBody, { ...booked, attachments: [attachment] })).toHaveLength(1)
  })

  test('are limited to 5 MB per save', () => {
    const large = { ...file, file_base64: base64(1_800_000) }
    expect(problems(JobBody, { ...booked, attachments: [large, large, large] })).toEqual(['attachments: Add up to 5 MB at a time'])
  })
})

describe('a line item', () => {
  test('is required by the account’s setting', () => {
    expect([lineItemProblem([], true), lineItemProblem([], null), lineItemProblem([], false), lineItemProblem([line], true)]).toEqual([
      messages.addLineItem,
      messages.addLineItem,
      null,
      null,
    ])
  })
})

describe('a change of a job', () => {
  test('needs the agreement', () => {
    expect(problems(JobChangeBody, { ...change, agreement_accepted: false })).toEqual([`agreement_accepted: ${messages.agreeToUpdate}`])
  })

  test('requires the visit for the scopes this and future', () => {
    const missing = 'visit_id: Choose the visit the change starts with'
    expect(problems(JobChangeBody, { ...change, scope: 'this' })).toEqual([missing])
    expect(problems(JobChangeBody, { ...change, scope: 'future', visit_id: 701 })).toEqual([])
    expect(problems(JobDeletion, { id: 501, scope: 'this' })).toEqual([missing])
    expect(problems(JobDeletion, { id: 501 })).toEqual([])
  })

  test('needs no price for an existing or listed item', () => {
    const priced = { name: 'Filter', quantity: 1 }
    const lines = [{ ...priced, id: 1 }, { ...priced, service_id: 100, amount: null }, priced]
    expect(problems(JobChangeBody, { ...change, line_items: lines })).toEqual(['line_items.2.amount: Required'])
  })

  test('adds no field except the default scope', () => {
    const least = { id: 501, customer_id: 31, property_id: 41, category_id: 3, agreement_accepted: true }
    expect(z.parse(JobChangeBody, { ...least, title: '' })).toEqual({ ...least, title: '', scope: 'all' })
  })
})
