import { makeZip } from 'client-zip'
import type { ApolloClient } from '@apollo/client'
import { csvText } from '../../components/csv/csvText.ts'
import { listFile } from '../../components/csv/useExport.ts'
import { MOST_AT_ONCE } from '../../components/list/inParallel.ts'
import { walkPages } from '../../components/list/walkPages.ts'
import { runSteps } from '../../components/steps/runSteps.ts'
import { RunEnded, type Step } from '../../components/steps/step.ts'
import { InvoicePaperDocument } from '../invoices/papers/papers.generated.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import type { Format } from '../../lib/format/useFormat.ts'
import { mockSessionHeaders } from '../../lib/preferences/mockSession.ts'
import { readSession } from '../../lib/session/session.ts'
import { attempt, type Collection, createCollection, ExportStopped, readStarted, SAVE_EVERY } from './exportCollection.ts'
import type { ExportedList } from './exportLists.ts'
import { type ExportJournal, INVOICES, JOBS, manifestOf, newJournal } from './exportJournal.ts'
import type { ExportStore } from './exportStore.ts'
import { JobFilesDocument } from './jobFiles.generated.ts'
import { safeName } from './safeName.ts'

export interface ExportProgress {
  readonly phase: string
  readonly done: number
  readonly total: number | null
}

export interface ExportTools {
  readonly client: ApolloClient
  readonly store: ExportStore
  readonly lists: readonly ExportedList[]
  readonly format: Format
  readonly company: string
  /** Unix seconds. */
  readonly now: () => number
  readonly signal: AbortSignal
  readonly onProgress: (progress: ExportProgress) => void
}

const ZIP = 'account.zip'

/** After these the export stops, to be continued later. Others name one record that is left out. */
const stoppingStatuses = [401, 402, 429]

type Row = { readonly id: string }

async function exportList(
  tools: ExportTools,
  collection: Collection,
  { file, label, list, input = {}, furtherInput }: ExportedList,
): Promise<readonly Row[]> {
  const { client, format, signal, onProgress } = tools
  let found: readonly Row[] = []
  await attempt(collection, `${file}.csv`, async () => {
    const whole = await list.exports?.whole?.()
    const walked = whole?.query ? { ...list, query: whole.query } : list
    const read = async (asked: Readonly<Record<string, unknown>>): Promise<readonly Row[] | null> => {
      onProgress({ phase: label, done: 0, total: null })
      return walkPages({
        client,
        list: walked,
        input: asked,
        signal,
        onProgress: (done, total) => onProgress({ phase: label, done, total }),
      })
    }
    const shown = await read(input)
    const further = furtherInput ? await read(furtherInput) : []
    if (!shown || !further) return
    // Both reads return approved quotes; a backend without the filter returns all rows twice.
    const rows = [...new Map([...shown, ...further].map((row) => [row.id, row])).values()]
    const cells = await listFile(list, rows, { client, format, shown: Object.keys(list.columns) }, whole)
    await collection.add(`${file}.csv`, new Blob([csvText(cells)], { type: 'text/csv' }), rows.length)
    found = rows
  })
  return found
}

async function exportInvoice({ client }: ExportTools, collection: Collection, row: Row, name: string): Promise<void> {
  const path = `${INVOICES}${safeName(name)}.pdf`
  await attempt(collection, path, async () => {
    const { data } = await client.query({ query: InvoicePaperDocument, variables: { id: row.id }, fetchPolicy: 'no-cache' })
    const base64 = data?.invoicePaper.base64
    if (!base64) return collection.miss(path, 'The service doesn’t return this PDF.')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return collection.add(path, new Blob([bytes], { type: 'application/pdf' }))
  })
}

/** The content of a job's file; a string: why it is missing. */
async function loadFile(jobId: string, fileId: string, signal: AbortSignal): Promise<Blob | string> {
  const token = readSession('authToken') ?? ''
  const headers = { authorization: token, ...mockSessionHeaders }
  try {
    const reply = await fetch(`/job-files/${encodeURIComponent(jobId)}/${encodeURIComponent(fileId)}`, {
      headers,
      cache: 'no-store',
      signal,
    })
    if (reply.ok) return await reply.blob()
    const { errors } = (await reply.json().catch(() => ({}))) as { errors?: readonly { readonly message?: string }[] }
    const message = errors?.[0]?.message ?? `HTTP ${reply.status}`
    if (stoppingStatuses.includes(reply.status)) throw new ExportStopped(message)
    return message
  } catch (error) {
    if (error instanceof ExportStopped) throw error
    throw new ExportStopped(toApiError(error).message)
  }
}

async function exportJob({ client, signal }: ExportTools, collection: Collection, row: Row, name: string): Promise<void> {
  const folder = `${JOBS}${safeName(name)}/`
  await attempt(collection, folder, async () => {
    const { data } = await client.query({ query: JobFilesDocument, variables: { id: row.id }, fetchPolicy: 'no-cache' })
    const files = data?.job.attachments
    if (!files) return collection.miss(folder, 'The service doesn’t return the files of this job.')
    for (const { id, fileName } of files) {
      const path = `${folder}${id}-${safeName(fileName ?? 'file')}`
      const content = await loadFile(row.id, id, signal)
      if (typeof content === 'string') collection.miss(path, content)
      else await collection.add(path, content)
    }
    return undefined
  })
}

interface RecordsOf {
  readonly phase: string
  readonly kind: string
  readonly rows: readonly Row[]
  readonly getName: (row: Row) => string
  readonly work: typeof exportJob
}

async function exportRecords(tools: ExportTools, collection: Collection, { phase, kind, rows, getName, work }: RecordsOf): Promise<void> {
  const { signal, onProgress } = tools
  const names = new Set<string>()
  let problem: unknown = null
  const steps = rows.map((row): Step => {
    const name = getName(row)
    const unique = names.has(name) ? `${name} (${row.id})` : name
    names.add(unique)
    const key = `${kind} ${row.id}`
    return {
      key,
      name: { name: unique, title: null },
      run: async () => {
        try {
          await work(tools, collection, row, unique)
          if (!signal.aborted) await collection.finish(key)
          return null
        } catch (error) {
          problem ??= error
          throw new RunEnded()
        }
      },
    }
  })
  const earlier = new Map(steps.flatMap(({ key }) => (collection.isDone(key) ? [[key, { kind: 'done', undo: null } as const]] : [])))
  let done = earlier.size
  const show = (): void => onProgress({ phase, done, total: rows.length })
  show()
  // Records under way are finished and saved before the export stops.
  await runSteps(steps, {
    limit: MOST_AT_ONCE,
    signal,
    earlier,
    onStep: () => {
      done += 1
      show()
    },
  })
  if (problem !== null) throw problem
}

async function writeZip({ store, company, onProgress }: ExportTools, journal: ExportJournal): Promise<Blob> {
  const lastModified = new Date(journal.startedAt * 1000)
  async function* files() {
    const manifest = JSON.stringify(manifestOf(journal, company), null, 2)
    yield { name: 'manifest.json', input: manifest, lastModified }
    for (const [index, { path, stored }] of journal.entries.entries()) {
      if (index % SAVE_EVERY === 0) onProgress({ phase: 'ZIP file', done: index, total: journal.entries.length })
      const input = await store.get(stored)
      if (!input) throw new Error(`${path} is no longer on this device`)
      yield { name: path, input, lastModified }
    }
  }
  return store.save(ZIP, makeZip(files()))
}

export interface ExportResult {
  readonly zip: Blob
  readonly journal: ExportJournal
}

/**
 * Collects the account's lists, invoices and files on this device, continuing where an earlier run stopped, and writes them as one ZIP
 * file. Lists are loaded again on each run, so that they match each other. null: stopped by the signal.
 * @throws ExportStopped where the server can't be reached or refuses the session; what is collected stays.
 */
export async function runExport(tools: ExportTools): Promise<ExportResult | null> {
  const { store, lists, signal, now } = tools
  const collection = createCollection(tools, (await readStarted(store)) ?? newJournal(now()))
  try {
    const rows = new Map<string, readonly Row[]>()
    for (const exported of lists) {
      if (signal.aborted) return null
      rows.set(exported.file, await exportList(tools, collection, exported))
    }
    await collection.save()
    const nameIn = (file: string) => (row: Row) => lists.find((exported) => exported.file === file)?.list.rowLink(row).name ?? row.id
    await exportRecords(tools, collection, {
      phase: 'Invoice PDFs',
      kind: 'invoice',
      rows: rows.get('invoices') ?? [],
      getName: nameIn('invoices'),
      work: exportInvoice,
    })
    await exportRecords(tools, collection, {
      phase: 'Job files',
      kind: 'job',
      rows: rows.get('jobs') ?? [],
      getName: (row) => (row as { readonly jobNumber?: string | null }).jobNumber ?? row.id,
      work: exportJob,
    })
  } finally {
    await collection.save()
  }
  if (signal.aborted) return null
  const journal = collection.current()
  return { zip: await writeZip(tools, journal), journal }
}
