import { z } from '@callout/contracts/wire/zod'
import { preferenceKey } from '../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../lib/preferences/storage.ts'
import { readSession } from '../../lib/session/session.ts'
import type { Books } from './books.ts'
import type { LayoutName } from './codes.ts'

const Log = z.object({
  /** Unix seconds. */
  exportedAt: z.number(),
  /** By record: its version, if returned, and the hash of what was exported. */
  marks: z.record(z.string(), z.string()),
})
export type ExportLog = z.output<typeof Log>

const place = (layout: LayoutName): string => preferenceKey(`accountingExport-${layout}`, readSession('authEmail'))

/** The exports in this layout on this device since the user signed in; null: none. */
export function readLog(layout: LayoutName): ExportLog | null {
  try {
    return Log.parse(JSON.parse(browserStore.read(place(layout)) ?? 'null'))
  } catch {
    return null
  }
}

/** Records of the export by kind and id: "invoice 12", "void 12", "payment 3", "customer 31". */
type Marks = ReadonlyMap<string, string>

const HASH_BYTES = 8

async function getHash(content: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return [...new Uint8Array(digest, 0, HASH_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const getKey = (kind: string, { id }: { readonly id: string }): string => `${kind} ${id}`

export async function marksOf({ issued, voided, payments, customers }: Books): Promise<Marks> {
  const records = [
    ...issued.map(({ lockVersion, ...record }) => [getKey('invoice', record), lockVersion, { ...record, voidedOn: null }] as const),
    ...voided.map(({ lockVersion, ...record }) => [getKey('void', record), lockVersion, record] as const),
    ...payments.map((record) => [getKey('payment', record), null, record] as const),
    ...customers.map(
      ({ id, name, record: { lockVersion, ...record } }) => [getKey('customer', { id }), lockVersion, { name, record }] as const,
    ),
  ]
  return new Map(
    await Promise.all(records.map(async ([key, version, content]) => [key, `${version ?? ''}:${await getHash(content)}`] as const)),
  )
}

/** A record whose version changed without a change of what is exported, as by a payment, is unchanged. */
function isSame(before: string, now: string): boolean {
  const [[version, hash], [newVersion, newHash]] = [before.split(':'), now.split(':')]
  return (version !== '' && version === newVersion) || hash === newHash
}

export interface ChangedRecord {
  readonly key: string
  readonly name: string
  /** null: a customer. */
  readonly invoiceId: string | null
}

export interface SinceExport {
  readonly exportedAt: number
  readonly unchanged: number
  /** Records whose export differs from the last one. */
  readonly changed: readonly ChangedRecord[]
  readonly added: number
  /** New or changed rows. */
  readonly books: Books
}

/** Compares the records with those exported before. */
export function compareWithLog(books: Books, marks: Marks, { exportedAt, marks: exported }: ExportLog): SinceExport {
  const getState = (key: string): 'added' | 'changed' | 'unchanged' => {
    const before = exported[key]
    if (before === undefined) return 'added'
    return isSame(before, marks.get(key) ?? '') ? 'unchanged' : 'changed'
  }
  const rows = [
    ...books.issued.map((row) => ({ key: getKey('invoice', row), name: row.number, invoiceId: row.id })),
    ...books.voided.map((row) => ({ key: getKey('void', row), name: `Void of ${row.number}`, invoiceId: row.id })),
    ...books.payments.map((row) => ({ key: getKey('payment', row), name: `Payment of ${row.invoice}`, invoiceId: row.invoiceId })),
    ...books.customers.map((row) => ({ key: getKey('customer', row), name: row.name, invoiceId: null })),
  ].map((row) => ({ ...row, state: getState(row.key) }))
  const isNews =
    (kind: string) =>
    (row: { readonly id: string }): boolean =>
      getState(getKey(kind, row)) !== 'unchanged'
  return {
    exportedAt,
    unchanged: rows.filter(({ state }) => state === 'unchanged').length,
    changed: rows.filter(({ state }) => state === 'changed'),
    added: rows.filter(({ state }) => state === 'added').length,
    books: {
      ...books,
      issued: books.issued.filter(isNews('invoice')),
      voided: books.voided.filter(isNews('void')),
      payments: books.payments.filter(isNews('payment')),
      customers: books.customers.filter(isNews('customer')),
    },
  }
}

/** Adds the exported records to those of earlier exports. */
export function saveLog(layout: LayoutName, marks: Marks, exportedAt: number): ExportLog {
  const log = { exportedAt, marks: { ...readLog(layout)?.marks, ...Object.fromEntries(marks) } }
  browserStore.write(place(layout), JSON.stringify(log))
  return log
}
