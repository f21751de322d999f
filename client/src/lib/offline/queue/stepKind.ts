import type { ApolloClient } from '@apollo/client'
import type { ReactNode } from 'react'
import { isLost, toApiError } from '../../api/apiError.ts'
import type { CompareResult, SearchResult, SendResult, Transport } from './sendQueue.ts'
import type { Completion, NewStep, Step, StepContent } from './step.ts'

/** A longer call counts as lost. */
const TIMEOUT_MS = 30_000

/** The queue reports errors itself. */
export const silentContext = () => ({
  isOfQueue: true,
  fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) },
  queryDeduplication: false,
})

/** What a kind needs to send its steps. */
export interface StepCall {
  readonly client: ApolloClient
  /** Queues a step that follows from a sent one. Does nothing if one with that id is queued. */
  add(this: void, step: NewStep<StepContent>): Promise<void>
}

/** A step as a feature adds it. */
export type AddedStep<Content extends StepContent = StepContent> = Pick<NewStep<Content>, 'lane' | 'target' | 'version' | 'content'>

/** How a kind of queued write is sent, found again and shown. Features declare their kinds, `app/stepKinds.ts` lists them. */
export interface StepKind<Content extends StepContent, Answer = unknown> {
  send(call: StepCall, step: Step<Content>): Promise<Completion & { readonly answer?: Answer }>
  /** Whether a step that may have been sent has arrived. Rejects if the server can't be reached. */
  findSent(call: StepCall, step: Step<Content>): Promise<SearchResult>
  /** Whether another user changed its target. Default: it has none. */
  compare?(call: StepCall, step: Step<Content>): Promise<CompareResult>
  /** Result of a rejected request; null, the default: `rejected`. */
  onRejected?(call: StepCall, step: Step<Content>, error: unknown): Promise<SendResult | null>
  label(this: void, content: Content): string
  readonly refetchQueries: readonly string[]
  /** Both versions of a conflict. */
  Conflict?(this: void, props: { readonly step: Step<Content> }): ReactNode
  /** What a step that needs the user's decision holds. */
  Details?(this: void, props: { readonly step: Step<Content> }): ReactNode
  /** Why it can't be sent despite a conflict; null: it can. */
  blockedReason?(step: Step<Content>): string | null
  /** Labels of the decision on a conflict. Default: whether to send the step or keep the other user's change. */
  readonly conflictLabels?: { readonly send: string; readonly discard: string }
  /** Steps that are discarded with it. Default: none but itself. */
  dependents?(step: Step<Content>, all: readonly Step[]): readonly Step[]
  /** A step that keeps the text typed into discarded ones. */
  rescue?(discarded: readonly Step<Content>[]): AddedStep | null
  /** For a kind that can be cancelled until it is sent. */
  readonly cancel?: { readonly label: string; readonly done: string; readonly tooLate: string }
}

export type StepKinds = Readonly<Record<string, StepKind<StepContent>>>

/** The kind of a step. Throws for a kind that the app doesn't list. */
export function kindOf(kinds: StepKinds, { content: { kind } }: Step<StepContent>): StepKind<StepContent> {
  const found = kinds[kind]
  if (!found) throw new Error(`No kind of queued step is called ${kind}`)
  return found
}

export function rejected(error: unknown): SendResult {
  const { code, message } = toApiError(error)
  if (code === 'UNAUTHENTICATED' || code === 'TOO_MANY_REQUESTS') return { kind: 'notSent', isSessionOver: code === 'UNAUTHENTICATED' }
  if (code === 'NETWORK' || code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_TIMEOUT') return { kind: 'unknown' }
  return isLost(code) ? { kind: 'unknown', message } : { kind: 'refused', problem: { message } }
}

interface StepListener {
  onAnswer(this: void, step: Step, answer: unknown): void
  onError(this: void, step: Step, error: unknown): void
}

export const transportOf = (kinds: StepKinds, call: StepCall, { onAnswer, onError }: StepListener): Transport<StepContent> => ({
  findSent: async (step) => {
    try {
      return await kindOf(kinds, step).findSent(call, step)
    } catch {
      return { kind: 'unknown' }
    }
  },
  compare: async (step) => (await kindOf(kinds, step).compare?.(call, step)) ?? { kind: 'same', version: null },
  send: async (step) => {
    const kind = kindOf(kinds, step)
    try {
      const { answer, ...completion } = await kind.send(call, step)
      onAnswer(step, answer)
      return { kind: 'done', ...completion }
    } catch (error) {
      const result = (await kind.onRejected?.(call, step, error)) ?? rejected(error)
      if ((result.kind === 'refused' || result.kind === 'conflict') && !result.staysQueued) onError(step, error)
      return result
    }
  },
})
