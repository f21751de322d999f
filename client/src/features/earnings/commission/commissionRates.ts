import { commissionOf } from './commission.ts'
import { isoDayCell } from '../../../components/csv/csvRows.ts'
import type { CsvCell } from '../../../components/csv/csvText.ts'
import { readNumber } from '../../../lib/format/readNumber.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { readSession } from '../../../lib/session/session.ts'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import { sumOfMoney } from '@callout/contracts/cents'
import type { CommissionPerson, CommissionRow } from './loadCommission.ts'

/** The base of a commission. */
export type CommissionBase = 'received' | 'net'

/** As typed, by staff id. */
export interface CommissionTerms {
  readonly base: CommissionBase
  readonly rates: Readonly<Record<string, string>>
}

const noTerms: CommissionTerms = { base: 'received', rates: {} }
const place = (): string => preferenceKey('commission', readSession('authEmail'))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export function readTerms(): CommissionTerms {
  try {
    const saved: unknown = JSON.parse(browserStore.read(place()) ?? 'null')
    if (!isRecord(saved) || !isRecord(saved['rates'])) return noTerms
    const rates = Object.entries(saved['rates']).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { base: saved['base'] === 'net' ? 'net' : 'received', rates: Object.fromEntries(rates) }
  } catch {
    return noTerms
  }
}

export const saveTerms = (terms: CommissionTerms): void => void browserStore.write(place(), JSON.stringify(terms))

/** Percent from 0 to 100 with at most 2 decimals; empty is 0, null: no such number. */
export function readRate(text: string | undefined): number | null {
  const reading = readNumber(text ?? '', { isPercent: true, decimals: 2 })
  if (reading.kind === 'empty') return 0
  return reading.kind === 'number' && reading.value >= 0 && reading.value <= 100 ? reading.value : null
}

const amountOf = ({ share, net }: CommissionRow, base: CommissionBase): number | null => (base === 'net' ? net : share)

/** The base of a person's commission; null: the tax of a payment is not returned. */
export function baseOf({ rows }: CommissionPerson, base: CommissionBase): number | null {
  const amounts = rows.map((row) => amountOf(row, base))
  return amounts.includes(null) ? null : sumOfMoney(amounts.map(Number))
}

/** Commission of each row; people without a technician and invalid rates get none. */
export function commissionsOf(person: CommissionPerson, { base, rates }: CommissionTerms) {
  const rate = person.id === null ? 0 : (readRate(rates[person.id]) ?? 0)
  return {
    rate,
    ...commissionOf(
      person.rows.map((row) => amountOf(row, base) ?? 0),
      rate,
    ),
  }
}

const money = (amount: number | null): CsvCell => (amount === null ? null : { amount, decimals: 2 })

export function commissionCsv(
  people: readonly CommissionPerson[],
  terms: CommissionTerms,
  { wall }: Pick<Format, 'wall'>,
): readonly (readonly CsvCell[])[] {
  const header = [
    'Technician',
    'Invoice',
    'Job',
    'Customer',
    'Received on',
    'Method',
    'Share',
    'Share without tax',
    'Rate (%)',
    'Commission',
  ]
  return [
    header,
    ...people.flatMap((person) => {
      const { rate, parts } = commissionsOf(person, terms)
      return person.rows.map(({ payment, share, net }, index): readonly CsvCell[] => [
        person.name,
        payment.invoiceNumber,
        payment.jobNumber,
        payment.customerName,
        isoDayCell(payment.paidAt === null ? null : wall(payment.paidAt).date),
        payment.paymentMethod && paymentMethod[payment.paymentMethod].label,
        money(share),
        money(net),
        { amount: rate, decimals: 2 },
        money(parts[index] ?? 0),
      ])
    }),
  ]
}
