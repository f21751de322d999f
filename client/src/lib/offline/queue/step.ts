import type { Moment } from '../../api/serverClock.ts'

/** `sending`: sent, may have arrived. `conflict`, `refused`: needs a decision by the user. */
export type StepState = 'waiting' | 'sending' | 'conflict' | 'refused'

/** Metadata of a step, without its content. */
export interface StepFacts {
  readonly seq: number
  /** Idempotency key. */
  readonly id: string
  /** Steps of one line are sent in sequence. */
  readonly line: string
  /** Record whose version is checked; null: none. */
  readonly target: string | null
  /** Unix seconds by the device's clock, unique per user. */
  readonly occurredAt: number
  /** Missing in older builds' steps. */
  readonly moment?: Moment
  /** `occurredAt` by the server's clock, set when the step is first sent, to find it again. Missing before, and in older builds' steps. */
  readonly serverTime?: number | undefined
  readonly state: StepState
  /** Number of attempts. */
  readonly tries: number
  /** Version that the step was made on; updated by the step before it in its line. */
  readonly version: number | null
  /** The user has seen the conflicting change and wants to send anyway. */
  readonly insists: boolean
  /** History entries known to belong to other steps. */
  readonly known: readonly string[]
}

/** Why a step needs a decision by the user. */
export interface StepProblem {
  readonly words: string
  /** The conflicting change, in the domain's shape. */
  readonly theirs?: unknown
}

export interface Step<Content = unknown> extends StepFacts {
  readonly content: Content
  readonly problem: StepProblem | null
}

export interface NewStep<Content> extends Pick<StepFacts, 'id' | 'line' | 'target' | 'occurredAt' | 'moment' | 'version'> {
  readonly content: Content
}

export interface StepChange extends Partial<Pick<StepFacts, 'state' | 'tries' | 'version' | 'id' | 'insists' | 'serverTime'>> {
  readonly problem?: StepProblem | null
}

/** What is known of a user's records besides the steps. */
export interface Known {
  /** Latest version per target. */
  readonly heads: Readonly<Record<string, number>>
  /** Unix second of the last step. */
  readonly last: number
  /** Latest history entries created by steps. */
  readonly entries: readonly string[]
}
export const nothingKnown: Known = { heads: {}, last: 0, entries: [] }

/** Facts in the response to a step; null: missing. */
export interface Arrived {
  /** Version of the target after the step. */
  readonly version: number | null
  /** History entry that the step created. */
  readonly entry: string | null
}

/** Queue of one user. Each call is atomic and durable when it resolves. */
export interface QueueStore<Content> {
  read(): Promise<readonly Step<Content>[]>
  /** Appends a step, with a unique time and the latest known version of its target. */
  add(step: NewStep<Content>): Promise<void>
  /** False if the step is gone. */
  change(seq: number, change: StepChange): Promise<boolean>
  /** Removes a delivered step and updates the following ones, atomically. */
  settle(seq: number, arrived: Arrived): Promise<void>
  drop(seqs: readonly number[]): Promise<void>
}

/** Updates the steps that follow a delivered one. */
export function afterReply<Returned extends StepFacts>(steps: readonly Returned[], seq: number, { version, entry }: Arrived): Returned[] {
  const done = steps.find((step) => step.seq === seq)
  if (!done) return []
  const after = steps.filter((step) => step.seq > seq && step.line === done.line)
  const next = done.target === null ? undefined : after.find(({ target }) => target === done.target)
  return after.flatMap((step) => {
    const known = entry === null ? step.known : [...step.known, entry]
    return step === next || known !== step.known ? [{ ...step, known, version: step === next ? version : step.version }] : []
  })
}

const MOST_ENTRIES = 100

/** Updates the known facts after a delivered step. */
export const knownAfter = (known: Known, { target }: Pick<StepFacts, 'target'>, { version, entry }: Arrived): Known => ({
  ...known,
  ...(target !== null && version !== null && { heads: { ...known.heads, [target]: version } }),
  ...(entry !== null && { entries: [...known.entries, entry].slice(-MOST_ENTRIES) }),
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

/** A new step with its time and version. */
export const started = <Content>({ content: _, ...step }: NewStep<Content>, waiting: readonly StepFacts[], known: Known) => ({
  ...step,
  occurredAt: uniqueTime(step.occurredAt, [known.last, ...waiting.map(({ occurredAt }) => occurredAt)]),
  version: versionFor(step, waiting, known),
  state: 'waiting' as const,
  tries: 0,
  insists: false,
  known: known.entries,
})
