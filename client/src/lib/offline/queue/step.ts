/** `sending`: it has left, and may have arrived. `conflict`, `refused`: it waits for the person. */
export type StepState = 'waiting' | 'sending' | 'conflict' | 'refused'

/** What the queue itself knows of a step. Nothing in it says what the step is about. */
export interface StepFacts {
  /** In the order in which the steps were made. */
  readonly seq: number
  /** The same each time it is sent. */
  readonly id: string
  /** Steps of one line are sent one after the other. */
  readonly line: string
  /** What its version is of; null: none is asked for. */
  readonly target: string | null
  /** Unix seconds; no two steps of a person have the same. */
  readonly occurredAt: number
  readonly state: StepState
  /** How often it has left. */
  readonly tries: number
  /** The version that it is made on; the one before it in the line brings it up to date. */
  readonly version: number | null
  /** The person has seen what others have made of it, and goes on. */
  readonly insists: boolean
  /** Entries of the history that are known to be of other steps. */
  readonly known: readonly string[]
}

/** Why a step waits for the person. */
export interface StepProblem {
  readonly words: string
  /** What somebody else has made of it meanwhile, as the domain tells it. */
  readonly theirs?: unknown
}

/** A step that waits to be sent, with what it is. */
export interface Step<Content = unknown> extends StepFacts {
  readonly content: Content
  readonly problem: StepProblem | null
}

/** A step that somebody has just made. */
export interface NewStep<Content> extends Pick<StepFacts, 'id' | 'line' | 'target' | 'occurredAt' | 'version'> {
  readonly content: Content
}

/** What changes of a step while it waits. */
export interface StepChange extends Partial<Pick<StepFacts, 'state' | 'tries' | 'version' | 'id' | 'insists'>> {
  readonly problem?: StepProblem | null
}

/** What is known of a person's records besides the steps. */
export interface Known {
  /** The newest version of each target. */
  readonly heads: Readonly<Record<string, number>>
  /** The second of the last step. */
  readonly last: number
  /** The latest entries of the history that steps have made. */
  readonly entries: readonly string[]
}
export const nothingKnown: Known = { heads: {}, last: 0, entries: [] }

/** What the answer to a step tells. null: it does not. */
export interface Arrived {
  /** Of the target, after the step. */
  readonly version: number | null
  /** The entry that the step has made in the history. */
  readonly entry: string | null
}

/** Where the steps of one person wait. Each call is done whole or not at all, and lasts when it resolves. */
export interface QueueStore<Content> {
  /** In their order. */
  read(): Promise<readonly Step<Content>[]>
  /** Gives it its place, a time of its own, and the newest version that is known of its target. */
  add(step: NewStep<Content>): Promise<void>
  /** False where the step is gone. */
  change(seq: number, change: StepChange): Promise<boolean>
  /** The step has arrived: it goes, and what its answer tells goes to those after it, at once. */
  settle(seq: number, arrived: Arrived): Promise<void>
  drop(seqs: readonly number[]): Promise<void>
}

/** What the steps after one that has arrived are told, and what is told to nobody who comes later. */
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

/** What is known once a step has arrived. */
export const knownAfter = (known: Known, { target }: Pick<StepFacts, 'target'>, { version, entry }: Arrived): Known => ({
  ...known,
  ...(target !== null && version !== null && { heads: { ...known.heads, [target]: version } }),
  ...(entry !== null && { entries: [...known.entries, entry].slice(-MOST_ENTRIES) }),
})

/** The version of a step that is made now: of another step that waits for the same target it gets one later. */
function versionFor(
  { target, version }: Pick<StepFacts, 'target' | 'version'>,
  waiting: readonly StepFacts[],
  { heads }: Known,
): number | null {
  if (target === null || version === null || waiting.some((step) => step.target === target)) return null
  return Math.max(version, heads[target] ?? version)
}

/** A step as it begins to wait: with a second of its own and the newest version that is known of its target. */
export const started = <Content>({ content: _, ...step }: NewStep<Content>, waiting: readonly StepFacts[], known: Known) => ({
  ...step,
  occurredAt: Math.max(step.occurredAt, known.last + 1, ...waiting.map(({ occurredAt }) => occurredAt + 1)),
  version: versionFor(step, waiting, known),
  state: 'waiting' as const,
  tries: 0,
  insists: false,
  known: known.entries,
})
