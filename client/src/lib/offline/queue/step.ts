import type { Moment } from '../../api/serverClock.ts'

/** `sending`: sent, may have arrived. `conflict`, `refused`: needs a decision by the user. */
export type StepState = 'waiting' | 'sending' | 'conflict' | 'refused'

/** Metadata of a step, without its content. */
export interface StepFacts {
  readonly seq: number
  /** Idempotency key. */
  readonly id: string
  /** Steps of one lane are sent in sequence: the id of a record, or of the step that creates it. */
  readonly lane: string
  /** Record whose version is checked, by its id or that of the step that creates it; null: none. */
  readonly target: string | null
  /** Unix seconds by the device's clock, unique per user. */
  readonly occurredAt: number
  /** Missing in older builds' steps. */
  readonly moment?: Moment
  /** `occurredAt` by the server's clock, set when the step is first sent, to find it again. Missing before, and in older builds' steps. */
  readonly serverTime?: number | undefined
  readonly state: StepState
  readonly tries: number
  /** Version that the step was made on; updated by the step before it in its lane. */
  readonly version: number | null
  /** The user has seen the conflicting change and wants to send anyway. */
  readonly override: boolean
  /** History entries known to belong to other steps. */
  readonly known: readonly string[]
}

/** Why a step needs a decision by the user. */
export interface StepProblem {
  readonly message: string
  /** The conflicting change, in the domain's shape. */
  readonly remote?: unknown
}

export interface Step<Content = unknown> extends StepFacts {
  readonly content: Content
  readonly problem: StepProblem | null
}

/** Everything that a queue stores has a kind and a name for sentences: "JOB-1012, visit 2". */
export interface StepContent {
  readonly kind: string
  readonly name: string
}

export interface NewStep<Content> extends Pick<StepFacts, 'id' | 'lane' | 'target' | 'occurredAt' | 'moment' | 'version'> {
  readonly content: Content
}

export interface StepChange extends Partial<Pick<StepFacts, 'state' | 'tries' | 'version' | 'id' | 'override' | 'serverTime'>> {
  readonly problem?: StepProblem | null
}

/** What is known of a user's records besides the steps. */
export interface Known {
  readonly heads: Readonly<Record<string, number>>
  /** Unix second of the last step. */
  readonly last: number
  readonly entries: readonly string[]
  /** Ids of records created by steps, by the step's id. Missing in older builds' queues. */
  readonly created?: Readonly<Record<string, string>>
}
export const nothingKnown: Known = { heads: {}, last: 0, entries: [] }

export interface Completion {
  readonly version: number | null
  readonly entry: string | null
  /** Id of the record that the step created. Later steps refer to it by the step's id. */
  readonly created?: string
}

/** Queue of one user. Each call is atomic and durable when it resolves. */
export interface QueueStore<Content> {
  read(): Promise<readonly Step<Content>[]>
  add(step: NewStep<Content>): Promise<void>
  change(seq: number, change: StepChange): Promise<boolean>
  complete(seq: number, arrived: Completion): Promise<void>
  drop(seqs: readonly number[]): Promise<void>
}

const renamed = <Ref extends string | null>(ref: Ref, { id }: StepFacts, created: string | undefined): Ref | string =>
  created !== undefined && ref === id ? created : ref

/** The changed steps after a completed one: the next version, known entries, and the id of a created record. */
export function updateFollowing<Following extends StepFacts>(
  steps: readonly Following[],
  seq: number,
  { version, entry, created }: Completion,
): Following[] {
  const done = steps.find((step) => step.seq === seq)
  if (!done) return []
  const after = steps.filter((step) => step.seq > seq && step.lane === done.lane)
  const next = done.target === null ? undefined : after.find(({ target }) => target === done.target)
  return after.flatMap((step) => {
    const known = entry === null ? step.known : [...step.known, entry]
    const lane = renamed(step.lane, done, created)
    const target = renamed(step.target, done, created)
    const isChanged = step === next || known !== step.known || lane !== step.lane || target !== step.target
    return isChanged ? [{ ...step, lane, target, known, version: step === next ? version : step.version }] : []
  })
}

/** A step's content in which ids of created records replace those of the steps that created them. */
export function withCreatedIds<Content>(content: Content, { created }: Known): Content {
  const ids = Object.entries(created ?? {})
  if (ids.length === 0) return content
  const text = JSON.stringify(content)
  const replaced = ids.reduce((whole, [step, id]) => whole.replaceAll(JSON.stringify(step), JSON.stringify(id)), text)
  return replaced === text ? content : (JSON.parse(replaced) as Content)
}

const MOST_ENTRIES = 100

export const knownAfter = (
  known: Known,
  { id, target }: Pick<StepFacts, 'id' | 'target'>,
  { version, entry, created }: Completion,
): Known => ({
  ...known,
  ...(target !== null && version !== null && { heads: { ...known.heads, [target]: version } }),
  ...(entry !== null && { entries: [...known.entries, entry].slice(-MOST_ENTRIES) }),
  ...(created !== undefined && { created: { ...known.created, [id]: created } }),
})

/** The version for a new step: one more than that of a waiting step for the same target. */
function versionFor(
  { target, version }: Pick<StepFacts, 'target' | 'version'>,
  waiting: readonly StepFacts[],
  { heads }: Known,
): number | null {
  if (target === null || version === null || waiting.some((step) => step.target === target)) return null
  return Math.max(version, heads[target] ?? version)
}

/** The device's clock was set back, if the last step is later than this. Unlike that, several steps in a second get the next seconds. */
const MOST_SECONDS_LATER = 60

/** `time`, or the next one after those. */
function uniqueTime(time: number, times: readonly number[]): number {
  const latest = Math.max(...times)
  return latest < time || latest > time + MOST_SECONDS_LATER ? time : latest + 1
}

/** A new step with its time, its version, and ids of records that were created meanwhile. */
export function toStep<Content>({ content: _, ...step }: NewStep<Content>, waiting: readonly StepFacts[], known: Known) {
  const named = withCreatedIds({ lane: step.lane, target: step.target }, known)
  return {
    ...step,
    ...named,
    occurredAt: uniqueTime(step.occurredAt, [known.last, ...waiting.map(({ occurredAt }) => occurredAt)]),
    version: versionFor({ ...step, ...named }, waiting, known),
    state: 'waiting' as const,
    tries: 0,
    override: false,
    known: known.entries,
  }
}
