import { type FileHandle, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Adapter } from 'lowdb'
import type { Row } from './collection.ts'
import { syncFolder } from './syncFolder.ts'

/** The whole state at one moment. Journals of this generation hold what came after it, older ones nothing new. */
export interface Snapshot {
  readonly generation: number
  readonly collections: Readonly<Record<string, { readonly next_id: number; readonly records: readonly Row[] }>>
}

const ROWS_PER_WRITE = 500
const NEWLINE = 0x0a

/** What a line of the file says: which state this is, which collection begins, or a record of it. */
type Line = { readonly generation: number } | { readonly collection: string; readonly next_id: number } | Row

/** The lines of a snapshot, in pieces that leave time for others between them. */
function* piecesOf({ generation, collections }: Snapshot): Generator<string> {
  yield `${JSON.stringify({ generation } satisfies Line)}\n`
  for (const [collection, { next_id, records }] of Object.entries(collections)) {
    yield `${JSON.stringify({ collection, next_id } satisfies Line)}\n`
    for (let from = 0; from < records.length; from += ROWS_PER_WRITE)
      yield records
        .slice(from, from + ROWS_PER_WRITE)
        .map((record) => `${JSON.stringify(record)}\n`)
        .join('')
  }
}

/** Reads the lines again, one by one: a large state would not fit into one text. */
function snapshotOf(bytes: Buffer): Snapshot {
  const collections: Record<string, { next_id: number; records: Row[] }> = {}
  let generation = 0
  let records: Row[] = []
  for (const line of linesOf(bytes)) {
    const content = JSON.parse(line) as Line
    if ('id' in content) records.push(content)
    else if ('generation' in content) generation = content.generation
    else {
      records = []
      collections[content.collection] = { next_id: content.next_id, records }
    }
  }
  return { generation, collections }
}

function* linesOf(bytes: Buffer): Generator<string> {
  let position = 0
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, position)) {
    yield bytes.toString('utf8', position, end)
    position = end + 1
  }
}

async function writeAll(file: FileHandle, pieces: Iterable<string>): Promise<void> {
  for (const piece of pieces) await file.appendFile(piece)
  await file.sync()
}

/** Where lowdb keeps the snapshot: the old file stands until the new one is complete on disk. */
export class SnapshotFile implements Adapter<Snapshot> {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  async read(): Promise<Snapshot | null> {
    const bytes = await readFile(this.#path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    return bytes && snapshotOf(bytes)
  }

  async write(snapshot: Snapshot): Promise<void> {
    const temporary = `${this.#path}.new`
    const file = await open(temporary, 'w')
    await writeAll(file, piecesOf(snapshot)).finally(() => file.close())
    await rename(temporary, this.#path)
    await syncFolder(dirname(this.#path))
  }
}
