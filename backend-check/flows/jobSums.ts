/** Sums of jobs, in cents. */
import { type Entry, expectEqual, expectFields, expectListed, kinds, type Model, refreshVersion, rowsIn } from './model.ts'
import { FlowFailure, type Loose, type Session } from './session.ts'

export const centsOf = (value: unknown): number => Math.round(Number(value) * 100)

/** Half a cent each way for every way of rounding. */
const TOLERANCE = 2
function expectNear(actual: unknown, cents: number, what: string): void {
  if (actual === undefined || actual === null) return
  if (Math.abs(centsOf(actual) - cents) > TOLERANCE)
    throw new FlowFailure(`${what}: expected ${cents / 100}, got ${JSON.stringify(actual)}.`)
}
export function expectCents(actual: unknown, cents: number, what: string): void {
  if (actual === undefined || actual === null) return
  if (centsOf(actual) !== cents) throw new FlowFailure(`${what}: expected ${cents / 100}, got ${JSON.stringify(actual)}.`)
}

export const getSum = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Lines of a job, its discount of 10 % or 5.00, and its tax after the discount. */
interface Priced {
  readonly body: Loose
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
}

function pricedOf(at: number, amount: number, tax: Entry | undefined): Priced {
  const lines = Array.from({ length: 1 + (at % 3) }, (_, index) => ({
    name: `Line ${index + 1}`,
    quantity: 1 + ((at + index) % 4),
    amount: (amount + 500 + index * 111) / 100,
  }))
  const subtotal = getSum(lines.map(({ quantity, amount: price }) => quantity * Math.round(price * 100)))
  const isPercent = at % 2 === 0
  const discount = isPercent ? subtotal * 0.1 : 500
  const rate = Number(tax?.fields['rate'] ?? 0)
  return {
    body: {
      line_items: lines,
      discount_type: isPercent ? 0 : 1,
      discount_value: isPercent ? 10 : 5,
      discount_basis: 0,
      tax_basis: 1,
      tax_ids: tax ? [tax.id] : [],
    },
    subtotal,
    discount,
    tax: ((subtotal - discount) * rate) / 100,
  }
}

function expectSums(job: Loose, { subtotal, discount, tax, body }: Priced, what: string): void {
  expectCents(job['subtotal'], subtotal, `${what}, subtotal`)
  expectNear(job['discount_total'], discount, `${what}, discount_total`)
  expectNear(job['tax_total'], tax, `${what}, tax_total`)
  expectNear(job['total'], subtotal - discount + tax, `${what}, total`)
  const lines = rowsIn({ lines: job['line_items'] })
  expectEqual(lines.length, rowsIn(body).length, `${what}, number of line_items`)
  for (const line of lines)
    expectCents(line['total'], Math.round(Number(line['quantity']) * centsOf(line['amount'])), `${what}, total of a line`)
  const taxes = job['taxes']
  if (Array.isArray(taxes)) expectNear(getSum(taxes.map((item: Loose) => centsOf(item['amount']))) / 100, tax, `${what}, sum of taxes`)
  if (job['subtotal'] !== undefined && job['discount_total'] !== undefined && job['tax_total'] !== undefined)
    expectCents(
      job['total'],
      centsOf(job['subtotal']) - centsOf(job['discount_total']) + centsOf(job['tax_total']),
      `${what}, total of its sums`,
    )
}

export async function priceJob(model: Model, session: Session, job: Entry, at: number, amount: number): Promise<void> {
  const priced = pricedOf(at, amount, model.count('taxes') > 0 ? model.pick('taxes', at) : undefined)
  await refreshVersion(session, kinds.jobs, job)
  const reply = await session.done('updateJob', { id: job.id, ...priced.body, agreement_accepted: true, lock_version: job.version })
  expectSums(reply, priced, 'updateJob')
  const stored = await refreshVersion(session, kinds.jobs, job)
  expectSums(stored, priced, `getJob of ${job.id}`)
  expectFields(stored, job.fields, `getJob of ${job.id}`)
  const row = (await expectListed(session, model, kinds.jobs)).find(({ id }) => id === job.id)
  if (stored['total'] !== undefined) expectCents(row?.['total'], centsOf(stored['total']), 'listJobs, total')
}
