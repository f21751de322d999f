import type { ApolloClient } from '@apollo/client'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { illegalTransition, isLegal, jobAction } from '@callout/contracts/jobs/status/transitions'
import { statusWord } from '../../../components/status/statusTable.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import { type Format, useFormat } from '../../../lib/format/useFormat.ts'
import type { CompareResult, SearchResult } from '../../../lib/offline/queue/sendQueue.ts'
import type { Step, StepContent, StepProblem } from '../../../lib/offline/queue/step.ts'
import { rejected, silentContext, type StepKind } from '../../../lib/offline/queue/stepKind.ts'
import type { Outcome } from '../../visits/actionTarget.ts'
import { jobActionLabels } from '../actions/jobActionText.ts'
import { invoiceFor } from '../queries/bills.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import { JobVisitsDocument } from '../queries/jobs.generated.ts'
import { SendStepDocument } from './jobSteps.generated.ts'
import type { JobStep, NoteStep, RemoteVisit, SeenVisit, StatusStep } from './jobStep.ts'
import classes from './StatusConflict.module.css'
import { entryOf, FRESH_SECONDS, isOwn, readHistory, rejectedTime, withServerTime } from './stepHistory.ts'

const isSame = <T,>(a: T | null, b: T | null): boolean => a === null || b === null || a === b
const staffIds = ({ staff }: SeenVisit): string | null =>
  staff &&
  staff
    .map(({ id }) => id)
    .toSorted()
    .join()

/** Compares values that are present on both sides. */
export const isUnchangedSince = (seen: SeenVisit, now: SeenVisit): boolean =>
  isSame(seen.status, now.status) &&
  isSame(seen.startAt, now.startAt) &&
  isSame(seen.endAt, now.endAt) &&
  isSame(staffIds(seen), staffIds(now))

const remoteVisit = ({ problem }: Step): RemoteVisit | null => (problem?.remote as RemoteVisit | undefined) ?? null

/** Current state of the visit; null: it no longer exists. */
async function readVisit(
  client: ApolloClient,
  { jobId, visitId }: JobStep,
): Promise<(SeenVisit & { readonly version: number | null }) | null> {
  const variables = { id: jobId }
  const data = requiredData(
    await client.query({ query: JobVisitsDocument, variables, fetchPolicy: 'network-only', context: silentContext() }),
  )
  const visit = visitId === null || !data.job.visits ? data.job : data.job.visits.find(({ id }) => id === visitId)
  if (!visit) return null
  const { status, startAt, endAt, staff, lockVersion } = visit
  return { status, startAt, endAt, staff, version: lockVersion }
}

async function toConflict(
  client: ApolloClient,
  { jobId, visitId }: StatusStep,
  now: Awaited<ReturnType<typeof readVisit>>,
): Promise<StepProblem> {
  if (!now) return { message: 'This visit no longer exists.' }
  const entries = await readHistory(client, jobId).catch(() => [])
  const latest = entries.find((entry) => !isOwn(entry) && (entry.visitId === null || entry.visitId === visitId))
  const remote: RemoteVisit = { ...now, by: latest?.actor?.name ?? null, at: latest?.createdAt ?? null }
  return { message: `${remote.by ?? 'Someone'} changed this visit.`, remote }
}

async function compare(client: ApolloClient, step: Step<StatusStep>): Promise<CompareResult> {
  const { content, version, tries, override, occurredAt } = step
  if (tries === 0 && version !== null && nowInSeconds() - occurredAt < FRESH_SECONDS) return { kind: 'same', version }
  try {
    const now = await readVisit(client, content)
    const isKnown = version !== null && now !== null && now.version !== null
    const isUnchanged = now && (isKnown ? version === now.version : override || isUnchangedSince(content.seen, now))
    return isUnchanged ? { kind: 'same', version: now.version } : { kind: 'changed', problem: await toConflict(client, content, now) }
  } catch (error) {
    const { code, message } = toApiError(error)
    const isGone = code === 'NOT_FOUND' || code === 'FORBIDDEN'
    return isGone ? { kind: 'changed', problem: { message } } : { kind: 'unknown' }
  }
}

/** Whether the visit of a queued invoice has one. */
async function isInvoiced(client: ApolloClient, { jobId, visitId, action }: StatusStep): Promise<boolean> {
  if (action !== 'CREATE_INVOICE') return false
  const variables = { id: jobId }
  const { data } = await client.query({ query: JobVisitsDocument, variables, fetchPolicy: 'network-only', context: silentContext() })
  return data !== undefined && invoiceFor(data.job, visitId) !== null
}

async function findSent(client: ApolloClient, step: Step<StatusStep>): Promise<SearchResult> {
  const { content } = step
  const entry = entryOf(withServerTime(step), await readHistory(client, content.jobId))
  if (!entry || entry === 'unknown')
    return (await isInvoiced(client, content)) ? { kind: 'done', version: null, entry: null } : { kind: 'missing' }
  const now = await readVisit(client, content)
  const isUnchanged = now && isUnchangedSince({ ...content.seen, status: content.status }, now)
  return { kind: 'done', version: isUnchanged ? now.version : null, entry: entry.id }
}

/** "Assigned · Mon, Nov 23, 9:00 AM – 10:30 AM · Ana Silva". */
function visitText({ status, startAt, endAt, staff }: SeenVisit, format: Format): string {
  const when =
    startAt === null
      ? null
      : `${format.shortDayOf(startAt)}, ${endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt)}`
  const assignment = staff && (staff.map(({ name }) => name ?? 'someone').join(', ') || 'unassigned')
  return [status && statusWord({ status }), when, assignment].filter(Boolean).join(' · ')
}

function Conflict({ step }: { readonly step: Step<StatusStep> }) {
  const format = useFormat()
  const remote = remoteVisit(step)
  if (!remote) return null
  return (
    <dl className={classes.sides}>
      <dt>You saw</dt>
      <dd>{visitText(step.content.seen, format)}</dd>
      <dt>You did</dt>
      <dd>
        {jobActionLabels(step.content.action).label}, {format.getTime(step.occurredAt)}
      </dd>
      <dt>Now it is</dt>
      <dd>
        {visitText(remote, format)}
        {remote.by && (
          <div className="dim">
            by <bdi>{remote.by}</bdi>
            {remote.at !== null && `, ${format.getTime(remote.at)}`}
          </div>
        )}
      </dd>
    </dl>
  )
}

const isStatus = (step: Step): step is Step<StatusStep> => (step.content as StepContent).kind === 'status'

export const statusKind: StepKind<StatusStep, Outcome | null> = {
  send: async ({ client }, step) => {
    const { jobId, visitId, action, input } = step.content
    const { version: lockVersion, id: key } = step
    const variables = { input: { ...input, jobId, visitId, action, lockVersion, occurredAt: withServerTime(step).occurredAt }, key }
    const data = requiredData(await client.mutate({ mutation: SendStepDocument, variables, context: silentContext() }))
    const outcome = data.manageJob ?? null
    const returned = visitId === null ? outcome?.job : (outcome?.visit ?? outcome?.job.visits?.find(({ id }) => id === visitId))
    return { version: returned?.lockVersion ?? null, entry: outcome?.history?.id ?? null, answer: outcome }
  },
  findSent: ({ client }, step) => findSent(client, step),
  compare: ({ client }, step) => compare(client, step),
  onRejected: async ({ client }, step, error) => {
    const { code, message } = toApiError(error)
    if (code !== 'STALE') {
      const hasInvoice = rejected(error).kind === 'refused' && (await isInvoiced(client, step.content).catch(() => false))
      return hasInvoice ? { kind: 'done', version: null, entry: null } : rejectedTime(step, error)
    }
    const found = step.tries > 1 ? await findSent(client, step).catch(() => null) : null
    if (found?.kind === 'done') return found
    try {
      return { kind: 'conflict', problem: await toConflict(client, step.content, await readVisit(client, step.content)) }
    } catch {
      return { kind: 'conflict', problem: { message } }
    }
  },
  label: ({ action }) => jobActionLabels(action).label,
  refetchQueries: jobQueries,
  Conflict,
  blockedReason: (step) => {
    const status = remoteVisit(step)?.status ?? null
    if (status === null) return null
    const [actionCode, statusCode] = [jobAction[step.content.action].code, jobStatus[status].code]
    return isLegal(actionCode, statusCode) ? null : illegalTransition(actionCode, statusCode)
  },
  // Later changes of the same visit depend on this one; notes and forms don't.
  dependents: (step, all) =>
    all.filter((item) => item.seq >= step.seq && item.lane === step.lane && item.target === step.target && isStatus(item)),
  // Finish notes of discarded steps are saved as a note.
  rescue: (discarded) => {
    const found = discarded.find(({ content }) => content.input.jobFinishedNotes)
    const note = found?.content.input.jobFinishedNotes
    if (!found || !note) return null
    const { jobId, visitId, name } = found.content
    const content: NoteStep = { kind: 'note', jobId, visitId, name, note, attachments: [] }
    return { lane: found.lane, target: null, version: null, content }
  },
}
