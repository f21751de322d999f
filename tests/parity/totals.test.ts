import type { AddressInfo } from 'node:net'
import { jobInputOf } from '@callout/client/src/features/jobs/form/jobInputOf.ts'
import { emptyRecurrence } from '@callout/client/src/features/schedule/fields/scheduleValues.ts'
import { valuesOfJob } from '@callout/client/src/features/jobs/form/valuesOfJob.ts'
import type { TaxRate } from '@callout/client/src/features/settings/lookups/useFormLookups.ts'
import { formTotals } from '@callout/client/src/features/lineItems/formTotals.ts'
import { formatMoney } from '@callout/contracts/text/money'
import { discountType as discountTypes } from '@callout/contracts/jobs/codes'
import { discountProblem } from '@callout/contracts/jobs/money/discount'
import { type WorkedTotals, workedTotals } from '@callout/contracts/jobs/money/workedTotals'
import { buildApp } from '@callout/gateway/app'
import { servedCustomer } from '@callout/mock-api/testing/booking'
import { testApp } from '@callout/mock-api/testing/testApp'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lineOfText } from '@callout/client/src/features/lineItems/moneyValues.ts'
import { sumRows } from '@callout/client/src/features/lineItems/Sums.tsx'

/** At night more than in `npm test`. */
const JOBS = process.env['NIGHTLY'] === undefined ? 200 : 1000
const PAGE = 100
const SEED = 20_261_121

type FormValues = Parameters<typeof jobInputOf>[0]
type PageJob = Parameters<typeof sumRows>[0] & Parameters<typeof valuesOfJob>[0]

const mock = testApp()
let gateway: Awaited<ReturnType<typeof buildApp>>
let token: string
let taxes: readonly TaxRate[]

/** A tax of the main company; ids from 1000 on tell the rate, in thousandths. */
const putTax = (id: number, rate: number): void =>
  void mock.store.taxes.put({ id, company_id: 1, name: `Levy ${id}`, rate, is_default: false, is_active: true })
const taxIdOf = (rate: number): number => 1000 + rate * 1000

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const reply = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: token },
    payload: { query, variables },
  })
  const { data, errors } = reply.json<{ data: Data; errors?: unknown }>()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

beforeAll(async () => {
  const rates = [1.375, 99.99, 0.5]
  for (const [index, rate] of rates.entries()) putTax(50 + index, rate)
  for (const { rates: worked } of workedTotals) for (const rate of worked) putTax(taxIdOf(rate), rate)
  await mock.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = mock.app.server.address() as AddressInfo
  gateway = await buildApp({ restBaseUrl: `http://127.0.0.1:${port}/api/v1` })
  token = await mock.signIn('owner')
  const data = await ask<{ taxes: { items: TaxRate[] } }>('{ taxes(perPage: 100) { items { id name rate } } }')
  taxes = data.taxes.items
})
afterAll(async () => {
  await gateway.close()
  await mock.app.close()
})

const cents = (max: number) => fc.integer({ min: 0, max }).map((whole) => whole / 100)
const line = fc
  .record({
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 30_000 }).map((thousandths) => thousandths / 1000),
    ),
    amount: fc.oneof(cents(999), cents(20_000), cents(1_234_567)),
    isTaxExempt: fc.boolean(),
  })
  .map((part) => ({ ...lineOfText('Work'), ...part }))
/** Bases of discount and tax, as far as one is not computed from the other and back. */
const bases = fc.constantFrom(['GROSS', 'GROSS'] as const, ['GROSS', 'NET'] as const, ['NET', 'GROSS'] as const)
const discount = fc.oneof(
  fc.constant<''>(''),
  fc.integer({ min: 100, max: 10_000 }).map((value) => value / 100),
)

/** What the form can hold of money: any lines, taxes and bases, with a discount that the lines allow. */
const money = fc
  .record({
    lineItems: fc.array(line, { minLength: 1, maxLength: 8 }),
    discountType: fc.constantFrom('PERCENTAGE' as const, 'AMOUNT' as const),
    requested: discount,
    bases,
    taxIds: fc.subarray(['1', '101', '102', '50', '51', '52']),
  })
  .map(({ lineItems, discountType, requested, bases: [discountBasis, taxBasis], taxIds }) => {
    const lines = lineItems.map(({ quantity, amount }) => ({ quantity, amount }))
    const discountValue = discountProblem(discountTypes[discountType].code, requested || 0, lines) === null ? requested : ''
    return { lineItems, discountType, discountValue, discountBasis, taxBasis, taxIds }
  })
type Money = ReturnType<(typeof money)['generate']>['value']

const { customer, property } = servedCustomer(mock)
const formOf = (sold: Money): FormValues => ({
  customerId: String(customer.id),
  propertyId: String(property.id),
  categoryId: '1',
  branchId: null,
  title: '',
  description: '',
  notes: '',
  priority: 'LOW',
  scheduleLater: true,
  dates: [],
  startTime: '',
  endTime: '',
  isRecurring: false,
  recurrence: emptyRecurrence,
  staffIds: [],
  billing: null,
  formIds: [],
  attachments: [],
  notifyCustomer: false,
  allowClash: false,
  appliedPropertyTax: { propertyId: '', taxId: null },
  ...sold,
})

interface Sums {
  readonly subtotal: number
  readonly discountTotal: number
  readonly taxTotal: number
  readonly taxes: readonly { readonly amount: number }[]
  readonly total: number
}
const getSums = ({ subtotal, discountTotal, taxTotal, taxes: ofTaxes, total }: Sums): Sums => ({
  subtotal,
  discountTotal,
  taxTotal,
  taxes: ofTaxes.map(({ amount }) => ({ amount })),
  total,
})
/** The sums beside the form, in the names of the gateway. */
function sumsOfForm(values: FormValues): Sums {
  const { subtotal, discount_total, tax_total, taxes: ofTaxes, total } = formTotals(values, taxes)
  return getSums({ subtotal, discountTotal: discount_total, taxTotal: tax_total, taxes: ofTaxes, total })
}
/** The same as they are read. */
const getText = ({ subtotal, discountTotal, taxTotal, taxes: ofTaxes, total }: Sums): string[] => {
  const ofTax = ofTaxes.length > 0 ? ofTaxes.map(({ amount }) => amount) : [taxTotal]
  return [subtotal, ...(discountTotal > 0 ? [-discountTotal] : []), ...ofTax, total].map((amount) => formatMoney(amount, 'USD'))
}

const sumFields = 'subtotal discountTotal taxTotal taxes { taxId name rate amount } total currencyCode'
const CREATE = 'mutation ($input: JobInput!) { createJob(input: $input) { id } }'
const JOB = `query ($id: ID!) { job(id: $id) { ${sumFields} discountType discountValue discountBasis taxBasis taxIds
  lineItems { id serviceId name description productType quantity unit amount isTaxExempt total } } }`
const LIST = `query ($page: Int!) { jobs(input: { perPage: ${PAGE}, page: $page }) { totalCount items { id total currencyCode } } }`

interface Listed {
  readonly jobs: { totalCount: number; items: { id: string; total: number; currencyCode: string }[] }
}
async function listedText(): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { jobs } = await ask<Listed>(LIST, { page })
    for (const { id, total, currencyCode } of jobs.items) labels.set(id, formatMoney(total, currencyCode))
    pages = Math.ceil(jobs.totalCount / PAGE)
  }
  return labels
}

test('random jobs come to the same in the form, the mock, the job page, the form again and the list', async () => {
  const booked = new Map<string, string>()
  for (const sold of fc.sample(money, { seed: SEED, numRuns: JOBS })) {
    const values = formOf(sold)
    const sums = sumsOfForm(values)
    const { createJob } = await ask<{ createJob: { id: string } }>(CREATE, { input: jobInputOf(values) })
    const { job } = await ask<{ job: PageJob & Sums }>(JOB, { id: createJob.id })
    const stored = mock.store.jobs.get(Number(createJob.id))
    const what = JSON.stringify(sold)
    expect([stored?.subtotal, stored?.discount_total, stored?.tax_total, stored?.total], `the mock with ${what}`).toEqual([
      sums.subtotal,
      sums.discountTotal,
      sums.taxTotal,
      sums.total,
    ])
    const shown = [...sumRows(job).map(({ amount }) => amount), job.total].map((amount) => formatMoney(amount, job.currencyCode))
    expect(shown, `the job page of ${what}`).toEqual(getText(sums))
    expect(sumsOfForm(valuesOfJob(job, true)), `the form again with ${what}`).toEqual(sums)
    booked.set(createJob.id, formatMoney(sums.total, 'USD'))
  }
  expect(booked.size).toBe(JOBS)
  const listed = await listedText()
  expect([...booked.keys()].map((id) => [id, listed.get(id)])).toEqual([...booked])
})

const basisOf = (code: 0 | 1): FormValues['taxBasis'] => (code === 0 ? 'GROSS' : 'NET')

const formOfWorked = ({ lines, rates, discount: [type, value, discountBasis] = [0, 0, 0], tax_basis }: WorkedTotals): FormValues =>
  formOf({
    lineItems: lines.map(({ quantity, amount, is_tax_exempt: isTaxExempt = false }) => ({
      ...lineOfText('Work'),
      quantity,
      amount,
      isTaxExempt,
    })),
    discountType: type === 0 ? 'PERCENTAGE' : 'AMOUNT',
    discountValue: value === 0 ? '' : value,
    discountBasis: basisOf(discountBasis),
    taxBasis: basisOf(tax_basis),
    taxIds: rates.map((rate) => String(taxIdOf(rate))),
  })

test.each(workedTotals)('the form, the mock and the job page come to what was worked out by hand: $what', async (worked) => {
  const byHand: Sums = {
    subtotal: worked.subtotal,
    discountTotal: worked.discount_total,
    taxes: worked.taxes.map((amount) => ({ amount })),
    taxTotal: Number(worked.taxes.reduce((sum, amount) => sum + amount, 0).toFixed(2)),
    total: worked.total,
  }
  const values = formOfWorked(worked)
  expect(sumsOfForm(values)).toEqual(byHand)
  const { createJob } = await ask<{ createJob: { id: string } }>(CREATE, { input: jobInputOf(values) })
  const stored = mock.store.jobs.get(Number(createJob.id))
  expect([stored?.subtotal, stored?.discount_total, stored?.total]).toEqual([worked.subtotal, worked.discount_total, worked.total])
  const { job } = await ask<{ job: PageJob & Sums }>(JOB, { id: createJob.id })
  expect(getSums(job)).toEqual(byHand)
})
