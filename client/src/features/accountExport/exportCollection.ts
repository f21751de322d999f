import { stopsRun, toApiError } from '../../lib/api/apiError.ts'
import { type ExportEntry, type ExportJournal, readJournal } from './exportJournal.ts'
import type { ExportStore } from './exportStore.ts'

interface CollectionTools {
  readonly store: ExportStore
  readonly signal: AbortSignal
}

const JOURNAL = 'journal'
/** So many records are repeated at most after a crash. */
export const SAVE_EVERY = 40

/** Thrown to stop the export. */
export class ExportStopped extends Error {}

/** The started export on this device; null: there is none. */
export async function readStarted(store: ExportStore): Promise<ExportJournal | null> {
  const saved = await store.get(JOURNAL)
  return saved && readJournal(await saved.text())
}

async function sha256(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function createCollection({ store, signal }: CollectionTools, journal: ExportJournal) {
  const entries = new Map(journal.entries.map((entry) => [entry.path, entry]))
  const missing = new Map(journal.missing.map(({ path, reason }) => [path, reason]))
  const done = new Set(journal.done)
  let files = journal.entries.length
  const current = (): ExportJournal => ({
    startedAt: journal.startedAt,
    entries: [...entries.values()],
    missing: [...missing].map(([path, reason]) => ({ path, reason })),
    done: [...done],
  })
  let saving = Promise.resolve()
  const save = (): Promise<void> => (saving = saving.then(() => store.put(JOURNAL, new Blob([JSON.stringify(current())]))))
  return {
    isDone: (key: string): boolean => done.has(key),
    current,
    save,
    add: async (path: string, content: Blob, rows?: number): Promise<void> => {
      const stored = entries.get(path)?.stored ?? `file-${(files += 1)}`
      await store.put(stored, content)
      const entry: ExportEntry = { path, bytes: content.size, sha256: await sha256(content), stored, ...(rows !== undefined && { rows }) }
      entries.set(path, entry)
      missing.delete(path)
    },
    miss: (path: string, reason: string): void => void missing.set(path, reason),
    finish: async (key: string): Promise<void> => {
      done.add(key)
      if (done.size % SAVE_EVERY === 0 && !signal.aborted) await save()
    },
  }
}
export type Collection = ReturnType<typeof createCollection>

/** Does the work for one record; its failure is noted at `path` unless it stops the export. */
export async function attempt(collection: Collection, path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof ExportStopped) throw error
    const { code, message } = toApiError(error)
    if (stopsRun(code)) throw new ExportStopped(message)
    collection.miss(path, message)
  }
}
