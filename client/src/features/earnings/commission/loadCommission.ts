import type { ApolloClient } from '@apollo/client'
import { fromCents, sumOfMoney, toCents } from '@callout/contracts/cents'
import { netShares } from './commission.ts'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { walkPages } from '../../../components/list/walkPages.ts'
import { type EarningRowFragment, EarningRowsDocument, type EarningRowsQuery } from '../earnings.generated.ts'
import { ReportEarningsDocument } from '../report/report.generated.ts'
import type { EarningsInput } from '../../../lib/api/schemaTypes.generated.ts'

/** A person's share of a payment. */
export interface CommissionRow {
  readonly payment: EarningRowFragment
  readonly share: number
  /** The share without tax; null: not returned. */
  readonly net: number | null
}

/** `id` null: payments, or parts of payments, without a technician. */
export interface CommissionPerson {
  readonly id: string | null
  readonly name: string
  readonly rows: readonly CommissionRow[]
}

export interface CommissionData {
  readonly people: readonly CommissionPerson[]
  readonly currencyCode: string | null
  /** Why the shares are not those of the earnings; null: they are. */
  readonly problem: string | null
}

const NOT_DIVIDED = 'The service doesn’t divide earnings by technician.'
const NO_AMOUNTS = 'The service doesn’t return all amounts.'
const NOT_LISTED = 'The service can’t list the payments of this period by technician.'

const without = (problem: string): CommissionData => ({ people: [], currencyCode: null, problem })

/** All payments of the input; with `staffId` each with that person's share. null: stopped. A string: why they can't be used. */
async function paymentsOf(
  client: ApolloClient,
  input: EarningsInput,
  signal: AbortSignal,
): Promise<readonly EarningRowFragment[] | string | null> {
  const ignored = new Set<string>()
  const selectPage = ({ earningRows }: EarningRowsQuery) => {
    earningRows.ignored.forEach((name) => ignored.add(name))
    return earningRows
  }
  const rows = await walkPages({ client, list: { query: EarningRowsDocument, selectPage }, input: { ...input }, signal })
  if (!rows) return null
  if (Object.keys(input).some((name) => ignored.has(name))) return NOT_LISTED
  return rows.some(({ amount }) => amount === null) ? NO_AMOUNTS : rows
}

interface Share {
  readonly id: string | null
  readonly amount: number
}

/** The rows of each person, in the order of the payments. Amounts outside of all shares have no technician. */
function rowsByPerson(payments: readonly EarningRowFragment[], sharesOf: (payment: EarningRowFragment) => readonly Share[]) {
  const rows = new Map<string | null, CommissionRow[]>()
  for (const payment of payments) {
    const shares = sharesOf(payment)
    const nets =
      payment.taxAmount === null
        ? null
        : netShares(
            payment.taxAmount,
            shares.map(({ amount }) => amount),
          )
    for (const [index, { id, amount }] of shares.entries()) {
      const ownCommissions = rows.get(id) ?? []
      ownCommissions.push({ payment, share: amount, net: nets?.[index] ?? null })
      rows.set(id, ownCommissions)
    }
  }
  return rows
}

/** Loads every payment of the period with the share of each technician, and compares the sums with the earnings. null: stopped. */
export async function loadCommission(client: ApolloClient, input: EarningsInput, signal: AbortSignal): Promise<CommissionData | null> {
  const { data } = await client.query({ query: ReportEarningsDocument, variables: { input }, fetchPolicy: 'network-only' })
  const earnings = data?.earnings
  if (!earnings?.byStaff) return without(NOT_DIVIDED)
  if (earnings.total === null || earnings.byStaff.some(({ amount }) => amount === null)) return without(NO_AMOUNTS)
  const payments = await paymentsOf(client, input, signal)
  if (payments === null) return null
  if (typeof payments === 'string') return without(payments)
  const named = earnings.byStaff.flatMap(({ staffId, name }) => (staffId === null ? [] : [{ id: staffId, name: name ?? `#${staffId}` }]))
  const shares = new Map<string, ReadonlyMap<string, number>>()
  const problems: string[] = []
  await inParallel(
    named,
    MOST_AT_ONCE,
    async ({ id }) => {
      const staffPayments = await paymentsOf(client, { ...input, staffId: id }, signal)
      if (typeof staffPayments === 'string') problems.push(staffPayments)
      else shares.set(id, new Map(staffPayments?.map((row) => [row.id, row.amount ?? 0])))
    },
    signal,
  )
  if (signal.aborted) return null
  if (problems[0] !== undefined) return without(problems[0])
  const rows = rowsByPerson(payments, ({ id: paymentId, amount }) => {
    const ownShares = named.flatMap(({ id }): Share[] => {
      const share = shares.get(id)?.get(paymentId)
      return share === undefined ? [] : [{ id, amount: share }]
    })
    const rest = toCents(amount ?? 0) - toCents(sumOfMoney(ownShares.map((share) => share.amount)))
    return rest === 0 && ownShares.length > 0 ? ownShares : [...ownShares, { id: null, amount: fromCents(rest) }]
  })
  const people = [...named, { id: null, name: 'Unassigned' }].map(({ id, name }) => ({ id, name, rows: rows.get(id) ?? [] }))
  const expected = new Map(earnings.byStaff.map(({ staffId, amount }) => [staffId, amount ?? 0]))
  const isEqual = people.every(
    ({ id, rows: ownCommissions }) => toCents(sumOfMoney(ownCommissions.map(({ share }) => share))) === toCents(expected.get(id) ?? 0),
  )
  const total = sumOfMoney(people.flatMap(({ rows: ownCommissions }) => ownCommissions.map(({ share }) => share)))
  const problem =
    isEqual && toCents(total) === toCents(earnings.total)
      ? null
      : 'The payments listed don’t add up to the earnings of this period, so no commission is calculated.'
  return { people: people.filter(({ rows: ownCommissions }) => ownCommissions.length > 0), currencyCode: earnings.currencyCode, problem }
}
