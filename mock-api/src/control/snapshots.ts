import { crc32 } from 'node:zlib'
import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import { contentsOf, type Data, type Row } from '../db/collection.ts'
import { ApiError } from '../http/apiError.ts'
import { definitions } from '../resources/collections.ts'
import { type MockState, notFound } from './mockSession.ts'
import { nearestOf } from './nearestOf.ts'
import { recordProblem, shapeOf } from './records/recordShape.ts'

const FORMAT = 1
export const SNAPSHOT_NAME = /^[\w.-]{1,60}$/

export interface Snapshot {
  readonly name: string
  /** Unix seconds of the session's clock at that moment. */
  readonly now: number
  readonly records: number
}

export interface SnapshotFile {
  readonly format: typeof FORMAT
  /** CRC-32 of the JSON of everything else; a file without one is checked record by record. */
  readonly checksum?: string
  readonly clock: { readonly now: number; readonly frozen: boolean }
  readonly collections: Readonly<Record<string, { readonly next_id: number; readonly records: readonly Row[] }>>
  readonly files?: Readonly<Record<string, string>>
}

const checksumOf = ({ clock, collections, files }: SnapshotFile): string =>
  crc32(JSON.stringify([clock, collections, files]))
    .toString(16)
    .padStart(8, '0')

export function fileOf({ data, files, now, frozen }: MockState): SnapshotFile {
  const file: SnapshotFile = {
    format: FORMAT,
    clock: { now, frozen },
    collections: Object.fromEntries(
      Object.entries(data).map(([name, { nextId, records }]) => [name, { next_id: nextId, records: [...records.values()] }]),
    ),
    files: Object.fromEntries([...files].map(([key, content]) => [key, content.toString('base64')])),
  }
  return { ...file, checksum: checksumOf(file) }
}

const WireFile = z.strictObject({
  format: z.literal(FORMAT, { error: `must be ${FORMAT}` }),
  checksum: z.optional(z.string()),
  clock: z.strictObject({ now: z.int().check(z.gte(0), z.lte(253_402_300_799)), frozen: z.boolean() }),
  collections: z.record(
    z.string(),
    z.strictObject({ next_id: z.int().check(z.gte(1)), records: z.array(z.looseObject({ id: z.int().check(z.gte(1)) })) }),
  ),
  files: z.optional(z.record(z.string().check(z.regex(/^[\w-]{1,100}$/)), z.string())),
})

const damaged = (problem: string): ApiError =>
  new ApiError(responseCode.MALFORMED, `This snapshot can’t be used, nothing was changed: ${problem}.`)

/** Throws 400 unless every record could be one of the mock's. `known` are records that are right. */
export function stateOfFile(value: unknown, known: Data): MockState {
  const parsed = z.safeParse(WireFile, value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const keys = issue?.code === 'unrecognized_keys' ? `there’s no field ${issue.keys.join(', ')}` : issue?.message
    throw damaged([issue?.path.join('.'), keys].filter(Boolean).join(': '))
  }
  // Unparsed: the schema changes the order of keys.
  const file = value as SnapshotFile
  const { collections, checksum, files: contents = {} } = file
  if (checksum !== undefined && checksum !== checksumOf(file))
    throw damaged('its checksum doesn’t match its content. Remove "checksum" if you have edited it')
  const data: Data = {}
  for (const [name, { next_id, records }] of Object.entries(collections)) {
    if (!Object.hasOwn(definitions, name))
      throw damaged(`there’s no collection ${name}. The nearest is ${nearestOf(name, Object.keys(definitions))}`)
    const byId = new Map(records.map((record) => [record.id, record]))
    if (byId.size < records.length) throw damaged(`${name} has an id twice`)
    const last = records.find(({ id }) => id >= next_id)
    if (last) throw damaged(`next_id of ${name} must be above ${last.id}`)
    data[name] = contentsOf(byId, next_id)
    if (checksum === undefined) requireShape(name, records, known)
  }
  requireCompanies(data)
  const files = new Map(Object.entries(contents).map(([key, content]) => [key, Buffer.from(content, 'base64')]))
  return { data, files, now: file.clock.now, frozen: file.clock.frozen }
}

function requireShape(name: string, records: readonly Row[], known: Data): void {
  const shape = shapeOf([...(known[name]?.records.values() ?? [])])
  for (const record of records) {
    const problem = recordProblem(shape, record as unknown as Record<string, unknown>)
    if (problem !== undefined) throw damaged(`record ${record.id} of ${name}: ${problem}`)
  }
}

function requireCompanies(data: Data): void {
  const companies = data['companies']?.records
  if (!companies?.size) throw damaged('it has no companies')
  for (const [name, { records }] of Object.entries(data))
    for (const record of records.values()) {
      const { company_id } = record as Row & { readonly company_id?: unknown }
      if (typeof company_id === 'number' && !companies.has(company_id))
        throw damaged(`record ${record.id} of ${name} belongs to company ${company_id}, which is missing`)
    }
}

export class Snapshots {
  readonly #states = new Map<string, MockState>()

  all(): Snapshot[] {
    return [...this.#states].map(([name, state]) => snapshotOf(name, state))
  }

  put(name: string, state: MockState): Snapshot {
    this.#states.delete(name)
    this.#states.set(name, state)
    return snapshotOf(name, state)
  }

  /** Throws 404. */
  get(name: string): MockState {
    const state = this.#states.get(name)
    if (!state) throw notFound('snapshot', name, [...this.#states.keys()])
    return state
  }

  /** Throws 404. */
  delete(name: string): void {
    this.get(name)
    this.#states.delete(name)
  }
}

const snapshotOf = (name: string, { data, now }: MockState): Snapshot => ({
  name,
  now,
  records: Object.values(data).reduce((sum, { records }) => sum + records.size, 0),
})
