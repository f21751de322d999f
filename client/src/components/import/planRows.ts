import { UNMAPPED, type Target } from './file/columns.ts'
import type { Identity, KnownRecord, ReadRow, ImportContext } from './defineImport.ts'
import { cellText } from './file/delimited.ts'
import type { FileRow } from './file/fileRow.ts'
import { foldedText } from '@callout/contracts/text/foldedText'
import { keyOfText } from '../../lib/forms/keyOfText.ts'
import { mapInSlices } from '../../lib/mapInSlices.ts'

/** A row's `Idempotency-Key`: the hash of its input. `round` counts undone imports, so that their rows can be created again. */
export const rowKey = (input: unknown, round: number): string => `row-${keyOfText(JSON.stringify([round, input]))}`

/** A row's planned result, with the reason as a sentence. */
export type RowDecision =
  | { readonly kind: 'new' }
  /** The record exists, or an earlier row creates it. */
  | { readonly kind: 'known' | 'twice'; readonly message: string }
  /** Its part is added to the record of an earlier row. */
  | { readonly kind: 'joined'; readonly message: string }
  /** A possible duplicate: the user decides. */
  | { readonly kind: 'possibleDuplicate'; readonly message: string }
  | { readonly kind: 'wrong'; readonly message: string }

export interface PlannedRow {
  readonly line: number
  readonly cells: readonly string[]
  readonly read: ReadRow
  readonly decision: RowDecision
  /** Later rows with further parts of this record. */
  readonly parts: readonly PlannedRow[]
}

export interface Columns {
  readonly headers: readonly string[]
  readonly targets: readonly Target[]
  readonly option?: string | null
}

export function toFields({ cells }: FileRow, { headers, targets }: Columns) {
  const texts = headers.map((_, index) => cellText(cells[index]))
  const unmapped = texts.flatMap((text, index) => (targets[index] === UNMAPPED && text !== '' ? [`${headers[index]}: ${text}`] : []))
  const named = targets.flatMap((target, index) => (target === null || target === UNMAPPED ? [] : [[target, texts[index] ?? ''] as const]))
  return { fields: Object.fromEntries(named), unmapped }
}

const markOf = ({ kind, value }: Identity): string => `${kind}:${value}`
const sureOnes = (identities: readonly Identity[]): readonly Identity[] => identities.filter(({ isSure }) => isSure)
const others = (identities: readonly Identity[]): readonly Identity[] => identities.filter(({ isSure }) => !isSure)

/** The first record with each identity, by name. */
class Registry {
  readonly #names = new Map<string, string>()

  add(identities: readonly Identity[], name: string): void {
    for (const identity of identities) if (!this.#names.has(markOf(identity))) this.#names.set(markOf(identity), name)
  }

  shared(identities: readonly Identity[]): string | null {
    const same = identities.find((identity) => this.#names.has(markOf(identity)))
    return same ? `Same ${same.kind} as ${this.#names.get(markOf(same))}` : null
  }
}

type SliceOptions = NonNullable<Parameters<typeof mapInSlices>[2]>

/** null: aborted. */
async function registryOf(known: readonly KnownRecord[], options: Omit<SliceOptions, 'onProgress'>): Promise<Registry | null> {
  const registry = new Registry()
  return (await mapInSlices(known, ({ identities, name }) => registry.add(identities, name), options)) && registry
}

/** Plans rows in the order of the calls; the first of several equal rows counts. Sends no request. `there`: existing records. */
function rowPlanner(columns: Columns, importContext: ImportContext, there: Registry): (row: FileRow) => PlannedRow {
  const earlier = new Registry()
  const lines = new Map<string, number>()
  const leaders = new Map<
    string,
    { readonly line: number; readonly decision: RowDecision; readonly parts: PlannedRow[]; readonly keys: Set<string> }
  >()
  const leaderOf = ({ groups = [] }: ReadRow) => groups.flatMap((group) => leaders.get(group) ?? [])[0]
  const partKey = ({ part }: ReadRow): string => foldedText(JSON.stringify(part ?? null))
  const decide = (row: ReadRow, key: string, part: string): RowDecision => {
    const sure = sureOnes(row.identities)
    // An existing record needs nothing, even if the row is invalid.
    const knownAs = there.shared(sure)
    const [problem] = row.problems
    if (knownAs === null && problem !== undefined) return { kind: 'wrong', message: row.problems.join('; ') }
    const first = lines.get(key)
    if (first !== undefined) return { kind: 'twice', message: `Same as row ${first}` }
    const leader = leaderOf(row)
    if (leader?.keys.has(part)) return { kind: 'twice', message: `Same as row ${leader.line}` }
    if (leader && knownAs === null)
      return leader.decision.kind === 'known' ? leader.decision : { kind: 'joined', message: `Added to row ${leader.line}` }
    if (knownAs !== null) return { kind: 'known', message: knownAs }
    const twice = earlier.shared(sure)
    if (twice !== null) return { kind: 'twice', message: twice }
    const match = there.shared(others(row.identities)) ?? earlier.shared(others(row.identities))
    return match === null ? { kind: 'new' } : { kind: 'possibleDuplicate', message: match }
  }
  return (fileRow) => {
    const { fields, unmapped } = toFields(fileRow, columns)
    const row = importContext.read(fields, unmapped, columns.option ?? null)
    const [key, part] = [rowKey(row.input, 0), partKey(row)]
    const decision = decide(row, key, part)
    const { line, cells } = fileRow
    const parts: PlannedRow[] = []
    const planned = { line, cells, read: row, decision, parts }
    if (decision.kind === 'wrong') return planned
    earlier.add(row.identities, `row ${line}`)
    if (!lines.has(key)) lines.set(key, line)
    if (decision.kind === 'twice') return planned
    const leader = leaderOf(row) ?? { line, decision, parts, keys: new Set() }
    if (leader.parts !== parts) leader.parts.push(planned)
    leader.keys.add(part)
    for (const group of row.groups ?? []) leaders.set(group, leader)
    return planned
  }
}

/** Plans all rows of a file without blocking the page. null: aborted. */
export async function planRows(
  rows: readonly FileRow[],
  columns: Columns,
  importContext: ImportContext,
  { onProgress, ...options }: SliceOptions = {},
): Promise<PlannedRow[] | null> {
  const there = await registryOf(importContext.known, options)
  return there && mapInSlices(rows, rowPlanner(columns, importContext, there), { ...options, ...(onProgress && { onProgress }) })
}

export const countDecisions = (rows: readonly PlannedRow[]): Readonly<Record<RowDecision['kind'], number>> => {
  const counts = { new: 0, known: 0, twice: 0, joined: 0, possibleDuplicate: 0, wrong: 0 }
  for (const { decision } of rows) counts[decision.kind] += 1
  return counts
}
