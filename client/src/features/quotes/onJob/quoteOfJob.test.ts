import { expect, test } from 'vitest'
import { quotedJob } from '../testing/quotedJob.ts'
import { approvalFormOf, linesOfChoice, offerOf, stateOfQuote, totalsOfChoice } from './quoteOfJob.ts'
import { stateFacts } from './stateFacts.ts'
import type { Format } from '../../../lib/format/useFormat.ts'

const approval = { __typename: 'QuoteApproval' as const, kind: 'PHONE' as const, name: 'Maria Lopez', at: 1_795_442_400, note: 'Yes' }

test('alternatives have the totals of a job with the same lines', () => {
  const { alternatives, choice } = offerOf(quotedJob())
  expect(alternatives.map(({ name, totals }) => [name, totals?.total])).toEqual([
    ['Good', 129.11],
    ['Better', 1211.61],
  ])
  expect(choice).toEqual({ alternative: 0, optional: [] })
})

test('a choice adds the optional lines, and is found again in the job’s line items', () => {
  const job = quotedJob()
  const choice = { alternative: 1, optional: [0] }
  expect(totalsOfChoice(job, choice)?.total).toBe(1265.73)
  const lineItems = linesOfChoice(offerOf(job), choice).map((line) => ({ ...line, total: null }))
  expect(offerOf(quotedJob({ lineItems })).choice).toEqual(choice)
})

test('without alternatives the job’s line items are the only one', () => {
  const { alternatives } = offerOf(quotedJob({}, { alternatives: [], optionalLines: [] }))
  expect(alternatives.map(({ lines }) => lines.length)).toEqual([3])
})

test('missing taxes or prices give no total', () => {
  expect(offerOf(quotedJob({ taxes: null })).alternatives.map(({ totals }) => totals)).toEqual([null, null])
})

test.each([
  ['open', {}, {}],
  ['sent', {}, { sentAt: 1_795_000_000 }],
  ['expired', {}, { sentAt: 1_795_000_000, validUntil: '2026-11-20' }],
  ['approved', {}, { approval, validUntil: '2026-11-20' }],
  ['not_accepted', { status: 'CANCELLED' as const }, {}],
])('a quote is %s', (state, part, ofQuote) => {
  expect(stateOfQuote(quotedJob(part, ofQuote), '2026-11-21')).toBe(state)
})

test('a submitted approval form approves a quote', () => {
  const form = { formId: '62', jobFormId: '91', formName: 'Sample Authority to Proceed', isRequired: false, isSubmitted: true }
  expect(stateOfQuote(quotedJob({ forms: [form] }), '2026-11-21')).toBe('approved')
  expect(stateOfQuote(quotedJob({ forms: [{ ...form, isSubmitted: false }] }), '2026-11-21')).toBe('open')
  expect(stateOfQuote(quotedJob({ forms: [form] }, { version: 2 }), '2026-11-21')).toBe('open')
})

test('only the chosen form approves a quote', () => {
  const form = { formId: '62', jobFormId: '91', formName: 'Sample Authority to Proceed', isRequired: false, isSubmitted: true }
  const approvalForm = { ...form, formId: '70', jobFormId: '92', formName: 'Our approval' }
  const stateWith = (forms: (typeof form)[]) => stateOfQuote(quotedJob({ forms }), '2026-11-21', { approvalFormId: '70' })
  expect([stateWith([form]), stateWith([approvalForm])]).toEqual(['open', 'approved'])
  expect(approvalFormOf({ forms: [approvalForm, form] }, '70')?.jobFormId).toBe('92')
  expect(approvalFormOf({ forms: [approvalForm, form] }, null)?.jobFormId).toBe('91')
})

test('a job without a quote has no state', () => {
  expect(stateOfQuote(quotedJob({ quote: null }), '2026-11-21')).toBeNull()
})

test('names the new version of a sent quote', () => {
  const format = { day: (date: string) => date, dayOf: () => 'Nov 21', dateTime: () => 'Nov 22, 9:00 AM' } as unknown as Format
  expect(stateFacts(quotedJob({}, { version: 2 }), format, null)).toEqual(['Valid until 2026-12-21', 'Version 2, to be sent again'])
  const evidence = { text: 'Quoted on Nov 21, approved on Nov 22', form: null }
  expect(stateFacts(quotedJob({}, { approval, sentAt: 1 }), format, evidence)).toEqual([evidence.text, 'By phone, by Maria Lopez'])
})
