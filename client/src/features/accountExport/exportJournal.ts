import { z } from '@callout/contracts/wire/zod'

const Entry = z.object({
  path: z.string(),
  bytes: z.number(),
  /** Hexadecimal. */
  sha256: z.string(),
  rows: z.optional(z.number()),
  stored: z.string(),
})
const Journal = z.object({
  /** Unix seconds. */
  startedAt: z.number(),
  /** Files in the store, by the record they belong to. */
  entries: z.array(Entry),
  missing: z.array(z.object({ path: z.string(), reason: z.string() })),
  /** Records without further files: "invoice 12", "job 501". */
  done: z.array(z.string()),
})

export type ExportEntry = z.output<typeof Entry>
export type ExportJournal = z.output<typeof Journal>

/** null: nothing usable is stored. */
export function readJournal(text: string): ExportJournal | null {
  try {
    return Journal.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export const newJournal = (startedAt: number): ExportJournal => ({ startedAt, entries: [], missing: [], done: [] })

interface Manifest {
  readonly createdAt: string
  readonly company: string
  readonly counts: Readonly<Record<string, number>>
  readonly files: readonly Omit<ExportEntry, 'stored'>[]
  readonly missing: ExportJournal['missing']
}

export const INVOICES = 'invoices/'
export const JOBS = 'jobs/'

export function countsOf({ entries }: Pick<ExportJournal, 'entries'>): Readonly<Record<string, number>> {
  const lists = entries.flatMap(({ path, rows }) => (rows === undefined ? [] : [[path.replace(/\.csv$/, ''), rows] as const]))
  const below = (folder: string): number => entries.filter(({ path }) => path.startsWith(folder)).length
  return { ...Object.fromEntries(lists), invoicePdfs: below(INVOICES), jobFiles: below(JOBS) }
}

export const manifestOf = (journal: ExportJournal, company: string): Manifest => ({
  createdAt: new Date(journal.startedAt * 1000).toISOString(),
  company,
  counts: countsOf(journal),
  files: journal.entries.map(({ stored: _, ...entry }) => entry),
  missing: journal.missing,
})
