import { discountProblem } from '@callout/contracts/jobs/money/discount'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import { totalsOf } from '@callout/contracts/jobs/money/totals'
import { beforeAll, expect, test, vi } from 'vitest'
import { getRandom, type Random } from '../../../seed/random.ts'
import { booked, type Booking } from '../../../testing/booking.ts'
import { testApp, type TestApp } from '../../../testing/testApp.ts'

/** Many calls are made here, on machines of any speed. */
vi.setConfig({ testTimeout: 60_000 })

const JOBS = process.env['NIGHTLY'] === undefined ? 200 : 1000
let mock: TestApp
let owner: string
beforeAll(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  mock.store.taxes.put({ id: 50, company_id: 1, name: 'City tax', rate: 1.375, is_default: false, is_active: true })
  mock.store.taxes.put({ id: 51, company_id: 1, name: 'Levy', rate: 99.99, is_default: false, is_active: true })
})

const toLine = (random: Random, index: number) => ({
  name: `Line ${index}`,
  quantity: random.pick([1, 2, 3, 0.5, 1.25, 0.333, 7, 12.75]),
  amount: random.int(0, random.pick([999, 20_000, 1_234_567])) / 100,
  is_tax_exempt: random.chance(0.3),
})

/** Random line items of a job; half of the jobs have a discount that the lines allow. */
function moneyOf(index: number) {
  const random = getRandom(1, 'totals', index)
  const line_items = Array.from({ length: random.int(1, 8) }, (_, place) => toLine(random, place))
  const [discount_basis, tax_basis] = random.pick([
    [0, 0],
    [0, 1],
    [1, 0],
  ] as const)
  const discount_type = random.pick([0, 1] as const)
  const requested = random.chance(0.5) ? random.pick([1, 5, 12.5, 33.33, 99.99, 100]) : 0
  const discount_value = discountProblem(discount_type, requested, line_items) === null ? requested : 0
  const tax_ids = [1, 50, 51].filter(() => random.chance(0.5))
  return { line_items, discount_type, discount_value, discount_basis, tax_basis, tax_ids }
}

function expectedOf({ line_items, tax_ids, ...rules }: ReturnType<typeof moneyOf>) {
  const taxes = tax_ids.flatMap((id) => {
    const tax = mock.store.taxes.get(id)
    return tax ? [{ tax_id: id, name: tax.name, rate: tax.rate }] : []
  })
  return totalsOf({ lines: line_items, taxes, ...rules })
}

const later: Partial<Booking> = { schedule_later: true, dates: [], staff_ids: [] }

test('the sums of random jobs are those of totalsOf, in the answer and when they are read', async () => {
  for (let index = 0; index < JOBS; index++) {
    const money = moneyOf(index)
    const { line_totals, ...totals } = expectedOf(money)
    const job = await booked(mock, owner, { ...later, ...money })
    expect(job, `job ${index}`).toMatchObject(totals)
    const { responseData } = await mock.call('GET', `/jobs/${job.id}`, { token: owner })
    expect(responseData, `job ${index}, read again`).toMatchObject({ ...totals, line_items: line_totals.map((total) => ({ total })) })
    expect((responseData as Job).tax_ids).toEqual(money.tax_ids)
  }
})
