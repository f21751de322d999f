import { join } from 'node:path'
import { decodeJournal, type Entry } from './journal.ts'
import type { FileSystem } from './fileSystem.ts'
import { reasonOf, UnusableFolder } from './problems.ts'
import type { Snapshot, SnapshotFile } from './snapshot.ts'

export const SNAPSHOT_NAME = 'snapshot.ndjson'
/** Where contents of files stand. */
export const FILES_NAME = 'files'
export const journalName = (generation: number): string => `journal-${generation}.ndjson`

/** The generation of a journal by its name; undefined for what is none. */
export function generationOf(name: string): number | undefined {
  const [, digits] = /^journal-(\d+)\.ndjson$/.exec(name) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** What a former process left in a data folder. */
export interface LeftBehind extends Snapshot {
  /** What was acknowledged after the snapshot, in order. */
  readonly entries: readonly Entry[]
  /** Of the journal of this generation; what follows is torn. */
  readonly journalBytes: number
}

const NOTHING_CHANGED = 'Nothing was changed.'
const beginAnew = (folder: string): string => `move the folder ${folder} away to start with new demo data`

/** Does `work` on a file. What the system refuses, and what does not fit, becomes a sentence. */
async function about<T>(path: string, remedy: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isOfSystem = (error as NodeJS.ErrnoException).code !== undefined
    const fault = isOfSystem ? `can’t be read: ${reasonOf(error)}` : `can’t be used: ${(error as Error).message}`
    const help = isOfSystem ? 'Make it readable, or put it back from a copy' : remedy
    throw new UnusableFolder(`${path} ${fault}. ${NOTHING_CHANGED} ${help}.`, { cause: error })
  }
}

/** A journal that nothing here explains: writes that were acknowledged stand in it. */
async function strangeJournal(
  files: FileSystem,
  folder: string,
  names: readonly string[],
  generation: number,
): Promise<string | undefined> {
  for (const name of names) {
    if ((generationOf(name) ?? 0) <= generation) continue
    const path = join(folder, name)
    if ((await about(path, '', () => files.read(path)))?.length) return path
  }
  return undefined
}

/** Without a snapshot a folder is new, or holds a journal from the very beginning, and nothing else. */
function requireNothingElse(folder: string, names: readonly string[], fileNames: readonly string[]): void {
  const other = names.find((name) => (generationOf(name) ?? 0) > 0) ?? (fileNames.length > 0 ? FILES_NAME : undefined)
  if (other === undefined || (other === FILES_NAME && names.includes(journalName(0)))) return
  throw new UnusableFolder(
    `${join(folder, SNAPSHOT_NAME)} is missing, and ${other} beside it belongs to it. ${NOTHING_CHANGED} Restore the snapshot from a copy, or ${beginAnew(folder)}.`,
  )
}

/** Reads the folder and changes nothing. Throws a sentence when something is missing or damaged that was acknowledged. */
export async function readLeftBehind(files: FileSystem, folder: string, snapshotFile: SnapshotFile): Promise<LeftBehind> {
  const names = await about(folder, '', () => files.names(folder))
  const orCopy = (what: string): string => `Put it back from a copy, ${what}, or ${beginAnew(folder)}`
  const snapshotPath = join(folder, SNAPSHOT_NAME)
  const snapshot = await about(snapshotPath, `Put it back from a copy, or ${beginAnew(folder)}`, () => snapshotFile.read())
  if (snapshot === null) {
    const filesPath = join(folder, FILES_NAME)
    requireNothingElse(folder, names, await about(filesPath, '', () => files.names(filesPath)))
  }
  const { generation, collections } = snapshot ?? { generation: 0, collections: {} }
  const strange = await strangeJournal(files, folder, names, generation)
  if (strange !== undefined)
    throw new UnusableFolder(
      `${strange} belongs to a newer snapshot than ${snapshotPath}. ${NOTHING_CHANGED} Restore the newer one from a copy, or remove the journal to continue without its writes.`,
    )
  const path = join(folder, journalName(generation))
  const remedy = orCopy('remove that line and those after it to continue without them')
  const { entries, intactBytes } = await about(path, remedy, async () => decodeJournal((await files.read(path)) ?? Buffer.alloc(0)))
  return { generation, collections, entries, journalBytes: intactBytes }
}
