import type { ApolloClient } from '@apollo/client'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { illegalTransition, isLegal, jobAction } from '@callout/contracts/jobs/status/transitions'
import { lacksServerTime, serverNow, timeByServer } from '../../lib/api/serverClock.ts'
import { isLost, toApiError } from '../../lib/api/apiError.ts'
import type { Compared, Looked, Sent, Transport } from '../../lib/offline/queue/sendQueue.ts'
import type { Step, StepProblem } from '../../lib/offline/queue/step.ts'
import { readSession } from '../../lib/session/session.ts'
import type { Outcome } from '../visits/actionTarget.ts'
import { type HistoryRowFragment, JobVisitsDocument } from '../jobs/queries/jobs.generated.ts'
import type { FormStep, JobStep, NoteStep, SeenVisit, StatusStep, TheirVisit } from './jobStep.ts'
import { FormJobDocument, SendFormDocument } from '../forms/questions/forms.generated.ts'
import { SendNoteDocument, SendStepDocument, StepHistoryDocument } from './waiting.generated.ts'
import { nowInSeconds } from '../../lib/clock.ts'
import { requiredData } from '../../lib/api/requiredData.ts'

/** Server response passed to the caller of a step. */
export interface Answer {
  readonly outcome?: Outcome | null
  /** For a note with files: whether they were saved. */
  readonly areSaved?: boolean
  readonly entry?: HistoryRowFragment | null
  /** Why it was rejected. */
  readonly error?: unknown
}

/** A longer call counts as lost. */
const TIMEOUT_MS = 30_000
/** Within this time of the user's view, the visit is not compared again. */
const FRESH_SECONDS = 20
/** How far a backend that writes its own times may be behind the device's clock. */
const BEHIND_SECONDS = 120

/** The queue reports errors itself. */
const quietly = () => ({ isOfQueue: true, fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) }, queryDeduplication: false })

function failed(error: unknown): Sent {
  const { code, message } = toApiError(error)
  if (code === 'UNAUTHENTICATED' || code === 'TOO_MANY_REQUESTS') return { as: 'unsent', isOver: code === 'UNAUTHENTICATED' }
  if (code === 'NETWORK' || code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_TIMEOUT') return { as: 'lost' }
  return isLost(code) ? { as: 'lost', words: message } : { as: 'refused', problem: { words: message } }
}

const isOwn = ({ actor }: HistoryRowFragment): boolean => (actor?.name ?? readSession('authName')) === readSession('authName')

/** Missing values match anything. */
function isPossibleEntry(entry: HistoryRowFragment, { content, known, occurredAt }: Step<JobStep>): boolean {
  const isOfVisit = entry.visitId === null || content.visitId === null || entry.visitId === content.visitId
  const isInTime = (entry.createdAt ?? occurredAt) >= occurredAt - BEHIND_SECONDS
  if (!isOwn(entry) || !isOfVisit || !isInTime || known.includes(entry.id)) return false
  if (content.kind === 'status') return entry.status === content.status && entry.event !== 'NOTE'
  if (content.kind === 'form') return false
  return (entry.event ?? 'NOTE') === 'NOTE' && (entry.note ?? content.note).trim() === content.note.trim()
}

const missing = 'We couldn’t confirm that this note was saved. Check the timeline, then send it again or discard it.'

/** History entry of a step: the one with its exact time, or else the nearest. 'unknown' if the only matches are notes without text. */
export function entryOf(step: Step<JobStep>, entries: readonly HistoryRowFragment[]): HistoryRowFragment | 'unknown' | null {
  const found = entries.filter((entry) => isPossibleEntry(entry, step))
  const exact = found.find(({ createdAt, note }) => createdAt === step.occurredAt && (note !== null || step.content.kind === 'status'))
  if (exact) return exact
  if (step.content.kind === 'status') return found.at(-1) ?? null
  return found.findLast(({ note }) => note !== null) ?? (found.length > 0 ? 'unknown' : null)
}

const isSame = <T>(a: T | null, b: T | null): boolean => a === null || b === null || a === b
const idsOf = ({ staff }: SeenVisit): string | null =>
  staff &&
  staff
    .map(({ id }) => id)
    .toSorted()
    .join()

/** Compares values that are present on both sides. */
export const isUnchangedSince = (seen: SeenVisit, now: SeenVisit): boolean =>
  isSame(seen.status, now.status) && isSame(seen.startAt, now.startAt) && isSame(seen.endAt, now.endAt) && isSame(idsOf(seen), idsOf(now))

/** Why a step can't be sent, even on the user's insistence; null: nothing. */
export function obstacleOf({ action }: StatusStep, { status }: SeenVisit): string | null {
  if (status === null) return null
  const [actionCode, statusCode] = [jobAction[action].code, jobStatus[status].code]
  return isLegal(actionCode, statusCode) ? null : illegalTransition(actionCode, statusCode)
}

const withServerTime = (step: Step<JobStep>): Step<JobStep> => ({
  ...step,
  occurredAt: step.serverTime ?? timeByServer(step.occurredAt, step.moment),
})

/** Sends steps through the gateway. An empty reply is inconclusive, so its step counts as lost. `onAnswer` is called before the result is returned. */
export function jobTransport(client: ApolloClient, onAnswer: (step: Step<JobStep>, answer: Answer) => void): Transport<JobStep> {
  const historyOf = async (jobId: string): Promise<readonly HistoryRowFragment[]> => {
    const { data } = await client.query({ query: StepHistoryDocument, variables: { jobId }, fetchPolicy: 'no-cache', context: quietly() })
    return data?.jobHistory.items ?? []
  }

  /** Current state of the visit; null: it no longer exists. */
  async function visitNow({ jobId, visitId }: JobStep): Promise<(SeenVisit & { readonly version: number | null }) | null> {
    const data = requiredData(
      await client.query({
        query: JobVisitsDocument,
        variables: { id: jobId },
        fetchPolicy: 'network-only',
        context: quietly(),
      }),
    )
    const visit = visitId === null || !data.job.visits ? data.job : data.job.visits.find(({ id }) => id === visitId)
    if (!visit) return null
    const { status, startAt, endAt, staff, lockVersion } = visit
    return { status, startAt, endAt, staff, version: lockVersion }
  }

  async function changedBy({ jobId, visitId }: JobStep): Promise<Pick<TheirVisit, 'by' | 'at'>> {
    const entries = await historyOf(jobId).catch(() => [])
    const latest = entries.find((entry) => !isOwn(entry) && (entry.visitId === null || entry.visitId === visitId))
    return { by: latest?.actor?.name ?? null, at: latest?.createdAt ?? null }
  }

  async function conflictOf(content: StatusStep, now: Awaited<ReturnType<typeof visitNow>>): Promise<StepProblem> {
    if (!now) return { words: 'This visit no longer exists.' }
    const changed = await changedBy(content)
    return { words: `${changed.by ?? 'Someone'} changed this visit.`, theirs: { ...now, ...changed } satisfies TheirVisit }
  }

  async function compare(step: Step<JobStep>): Promise<Compared> {
    const { content, version, tries, occurredAt, insists } = step
    if (content.kind !== 'status') {
      if (lacksServerTime(step.moment, FRESH_SECONDS)) await historyOf(content.jobId).catch(() => [])
      return { as: 'same', version: null }
    }
    if (tries === 0 && version !== null && nowInSeconds() - occurredAt < FRESH_SECONDS) return { as: 'same', version }
    try {
      const now = await visitNow(content)
      const isKnown = version !== null && now !== null && now.version !== null
      const isUnchanged = now && (isKnown ? version === now.version : insists || isUnchangedSince(content.seen, now))
      return isUnchanged ? { as: 'same', version: now.version } : { as: 'changed', problem: await conflictOf(content, now) }
    } catch (error) {
      const { code, message } = toApiError(error)
      const isGone = code === 'NOT_FOUND' || code === 'FORBIDDEN'
      return isGone ? { as: 'changed', problem: { words: message } } : { as: 'unknown' }
    }
  }

  async function sendStatus(step: Step<JobStep>, { jobId, visitId, action, input }: StatusStep): Promise<Sent> {
    const { version: lockVersion, occurredAt, id: key } = step
    const variables = { input: { ...input, jobId, visitId, action, lockVersion, occurredAt }, key }
    const data = requiredData(await client.mutate({ mutation: SendStepDocument, variables, context: quietly() }))
    const outcome = data.manageJob ?? null
    onAnswer(step, { outcome })
    const returned = visitId === null ? outcome?.job : (outcome?.visit ?? outcome?.job.visits?.find(({ id }) => id === visitId))
    return { as: 'arrived', version: returned?.lockVersion ?? null, entry: outcome?.history?.id ?? null }
  }

  async function sendNote(step: Step<JobStep>, { jobId, visitId, note, attachments }: NoteStep): Promise<Sent> {
    const files = attachments.length > 0 && { attachments: [...attachments] }
    const input = { jobId, ...(visitId !== null && { visitId }), note, ...files, occurredAt: step.occurredAt }
    const data = requiredData(await client.mutate({ mutation: SendNoteDocument, variables: { input, key: step.id }, context: quietly() }))
    const entry = data.addJobNote ?? null
    onAnswer(step, { entry, areSaved: (entry?.attachments?.length ?? 0) >= attachments.length })
    return { as: 'arrived', version: null, entry: entry?.id ?? null }
  }

  async function sendForm(step: Step<JobStep>, { jobId, visitId, formId, formVersion, answers }: FormStep): Promise<Sent> {
    const of = { formId, jobId, ...(visitId !== null && { visitId }), ...(formVersion !== null && { formVersion }) }
    const input = { ...of, status: 'SUBMITTED' as const, answers: [...answers], occurredAt: step.occurredAt }
    requiredData(await client.mutate({ mutation: SendFormDocument, variables: { input, key: step.id }, context: quietly() }))
    onAnswer(step, {})
    return { as: 'arrived', version: null, entry: null }
  }

  /** A form is submitted once, so a submitted form of the job has arrived. */
  async function lookForForm({ jobId, formId }: FormStep): Promise<Looked> {
    const { data } = await client.query({ query: FormJobDocument, variables: { id: jobId }, fetchPolicy: 'no-cache', context: quietly() })
    const form = data?.job.forms?.find((item) => item.formId === formId)
    return form?.isSubmitted === true ? { as: 'arrived', version: null, entry: null } : { as: 'missing' }
  }

  async function look(step: Step<JobStep>): Promise<Looked> {
    try {
      if (step.content.kind === 'form') return await lookForForm(step.content)
      const entry = entryOf(step, await historyOf(step.content.jobId))
      if (entry === 'unknown') return { as: 'unsure', problem: { words: missing } }
      if (!entry) return { as: 'missing' }
      if (step.content.kind === 'note') return { as: 'arrived', version: null, entry: entry.id }
      const now = await visitNow(step.content)
      const isUnchanged = now && isUnchangedSince({ ...step.content.seen, status: step.content.status }, now)
      return { as: 'arrived', version: isUnchanged ? now.version : null, entry: entry.id }
    } catch {
      return { as: 'unknown' }
    }
  }

  async function refused(step: Step<JobStep>, error: unknown): Promise<Sent> {
    const { content, tries } = step
    if (toApiError(error).code !== 'STALE' || content.kind !== 'status') return failed(error)
    const looked = tries > 1 ? await look(step) : null
    if (looked?.as === 'arrived') return looked
    try {
      return { as: 'conflict', problem: await conflictOf(content, await visitNow(content)) }
    } catch {
      return { as: 'conflict', problem: { words: toApiError(error).message } }
    }
  }

  return {
    compare,
    look: (step) => look(withServerTime(step)),
    send: async (made) => {
      const step = withServerTime(made)
      const { content } = step
      try {
        if (content.kind === 'form') return await sendForm(step, content)
        return await (content.kind === 'status' ? sendStatus(step, content) : sendNote(step, content))
      } catch (error) {
        const sent = await refused(step, error)
        const now = serverNow()
        // The server refuses times in the future: the device's clock was ahead when the step was made.
        if (sent.as === 'refused' && now !== null && step.occurredAt > now) {
          return { as: 'unsent', isOver: false, serverTime: Math.min(timeByServer(made.occurredAt, made.moment), now) }
        }
        if (sent.as === 'refused' || sent.as === 'conflict') onAnswer(step, { error })
        return sent
      }
    },
  }
}
