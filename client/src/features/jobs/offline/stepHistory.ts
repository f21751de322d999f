import type { ApolloClient } from '@apollo/client'
import { lacksServerTime, serverNow, timeByServer } from '../../../lib/api/serverClock.ts'
import type { CompareResult, SendResult } from '../../../lib/offline/queue/sendQueue.ts'
import type { Step } from '../../../lib/offline/queue/step.ts'
import { rejected, silentContext } from '../../../lib/offline/queue/stepKind.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { HistoryRowFragment } from '../queries/jobs.generated.ts'
import { StepHistoryDocument } from './jobSteps.generated.ts'
import type { JobStep, StatusStep } from './jobStep.ts'

/** Within this time of the user's view, the visit is not compared again. */
export const FRESH_SECONDS = 20
/** How far a backend that writes its own times may be behind the device's clock. */
export const BEHIND_SECONDS = 120

export async function readHistory(client: ApolloClient, jobId: string): Promise<readonly HistoryRowFragment[]> {
  const { data } = await client.query({
    query: StepHistoryDocument,
    variables: { jobId },
    fetchPolicy: 'no-cache',
    context: silentContext(),
  })
  return data?.jobHistory.items ?? []
}

export const isOwn = ({ actor }: HistoryRowFragment): boolean => (actor?.name ?? readSession('authName')) === readSession('authName')

/** An invoice doesn't change the status of finished work, so its entry needs an event. */
const isEventOf = ({ action }: StatusStep, event: HistoryRowFragment['event']): boolean =>
  action === 'CREATE_INVOICE' ? event === 'INVOICE_GENERATED' : (event ?? 'STATUS_CHANGED') === 'STATUS_CHANGED'

/** Missing values match anything. */
function isPossibleEntry(entry: HistoryRowFragment, { content, known, occurredAt }: Step<JobStep>): boolean {
  const isOfVisit = entry.visitId === null || content.visitId === null || entry.visitId === content.visitId
  const isInTime = (entry.createdAt ?? occurredAt) >= occurredAt - BEHIND_SECONDS
  if (!isOwn(entry) || !isOfVisit || !isInTime || known.includes(entry.id)) return false
  // Other entries have the status that the visit had: the same person may edit the job in another window.
  if (content.kind === 'status') return entry.status === content.status && isEventOf(content, entry.event)
  if (content.kind !== 'note') return false
  return (entry.event ?? 'NOTE') === 'NOTE' && (entry.note ?? content.note).trim() === content.note.trim()
}

/** History entry of a step: the one with its exact time, or else the nearest. 'unknown' if the only matches are notes without text. */
export function entryOf(step: Step<JobStep>, entries: readonly HistoryRowFragment[]): HistoryRowFragment | 'unknown' | null {
  const found = entries.filter((entry) => isPossibleEntry(entry, step))
  const exact = found.find(({ createdAt, note }) => createdAt === step.occurredAt && (note !== null || step.content.kind === 'status'))
  if (exact) return exact
  if (step.content.kind === 'status') return found.at(-1) ?? null
  return found.findLast(({ note }) => note !== null) ?? (found.length > 0 ? 'unknown' : null)
}

export const withServerTime = <Content extends JobStep>(step: Step<Content>): Step<Content> => ({
  ...step,
  occurredAt: step.serverTime ?? timeByServer(step.occurredAt, step.moment),
})

/** Learns the server's time before a step without a version is sent. */
export async function learnServerTime(client: ApolloClient, { content, moment }: Step<JobStep>): Promise<CompareResult> {
  if (lacksServerTime(moment, FRESH_SECONDS)) await readHistory(client, content.jobId).catch(() => [])
  return { kind: 'same', version: null }
}

/** The server refuses times in the future: the device's clock was ahead when the step was made. It is sent again with the right time. */
export function rejectedTime(step: Step<JobStep>, error: unknown): SendResult | null {
  const now = serverNow()
  const isAhead = now !== null && (step.serverTime ?? step.occurredAt) > now
  if (!isAhead || rejected(error).kind !== 'refused') return null
  return { kind: 'notSent', isSessionOver: false, serverTime: Math.min(timeByServer(step.occurredAt, step.moment), now) }
}
