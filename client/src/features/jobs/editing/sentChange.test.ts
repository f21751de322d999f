import { expect, test } from 'vitest'
import { weeklyJob } from '../testing/editedJob.ts'
import { allVisits, type EditedJob, editValues } from './editedJob.ts'
import { changedJobInput } from './sentChange.ts'

const job = weeklyJob as unknown as EditedJob
const hidden: EditedJob = { ...job, lineItems: job.lineItems?.map((line) => ({ ...line, amount: null })) ?? null }
const sentLines = (of: EditedJob, seesPrices: boolean, amount?: number) => {
  const base = editValues(of, allVisits, { zone: 'America/New_York', seesPrices })
  const lineItems = base.lineItems.map((line) => ({ ...line, quantity: 3, ...(amount !== undefined && { amount }) }))
  return changedJobInput(of, allVisits, base, { ...base, lineItems }).lineItems
}

test('hidden prices are not sent back', () => {
  expect(sentLines(hidden, false)).toMatchObject([{ id: '801', quantity: 3, amount: null }])
})

test('known and typed prices are sent', () => {
  expect(sentLines(job, true)).toMatchObject([{ quantity: 3, amount: 45 }])
  expect(sentLines(hidden, true, 50)).toMatchObject([{ quantity: 3, amount: 50 }])
})
