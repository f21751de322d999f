import { type ChangeMessage, listen } from '@callout/client/src/app/live/eventStream.ts'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { Network } from './gateways.ts'
import type { World } from './world.ts'

/** As in the client. */
const RECONNECT_MS = 500
const RETRY_MS = 2000

export type StatusName = keyof typeof jobStatus
export const statusName = (code: number): StatusName =>
  (Object.keys(jobStatus) as StatusName[]).find((name) => jobStatus[name].code === code) ?? 'UNASSIGNED'

export const request = (query: string, variables: Readonly<Record<string, unknown>>): string => JSON.stringify({ query, variables })
export const visitsQuery = 'query Visits($id: ID!) { job(id: $id) { title visits { id status startAt } } }'
export interface VisitsReply {
  readonly data?: {
    readonly job: { readonly title: string; readonly visits: readonly { id: string; status: string; startAt: number }[] } | null
  } | null
  readonly errors?: readonly { readonly message: string }[]
}

/** A window of the office. It reads a job again when a notice names the job, and all jobs after it lost its stream. */
export function officeWindow({ mock, jobIds, visitIds, tokens }: World, send: Network, missesEvent: (count: number) => boolean) {
  const shown = new Map<number, string>()
  const titles = new Map<number, string>()
  const failures: string[] = []
  const closing = new AbortController()
  let reading = Promise.resolve()
  let events = 0
  const read = async (id: string): Promise<void> => {
    const reply = await send(request(visitsQuery, { id }), tokens.office).catch(() => undefined)
    // The gateway died.
    if (!reply) return void setTimeout(readAll, RETRY_MS)
    const { data, errors } = (await reply.json()) as VisitsReply
    for (const { message } of errors ?? []) failures.push(`the office can't read job ${id}: ${message}`)
    if (data?.job) titles.set(Number(id), data.job.title)
    for (const visit of data?.job?.visits ?? []) shown.set(Number(visit.id), `${visit.status} at ${visit.startAt}`)
  }
  const readAll = (): void => {
    for (const jobId of new Set(visitIds.map((id) => mock.store.visits.get(id)?.job_id))) reading = reading.then(() => read(String(jobId)))
  }
  const hear = ({ notices = [], resync }: ChangeMessage): void => {
    if (resync) return readAll()
    for (const { type, id } of notices) {
      if (type !== 'Job' || id === null) continue
      events += 1
      if (!missesEvent(events)) reading = reading.then(() => read(id))
    }
  }
  const follow = async (): Promise<void> => {
    let wasLost = true
    let isBack = false
    while (!closing.signal.aborted) {
      const hearing = (message: ChangeMessage | undefined): void => {
        if (message) return hear(message)
        if (wasLost) readAll()
        wasLost = false
        isBack = true
      }
      const end = await listen(tokens.office, hearing, closing.signal, isBack)
      if (end === 'again') continue
      wasLost = true
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
    }
  }
  void follow()
  return {
    close: () => closing.abort(),
    /** What the window can't read, or shows otherwise than the mock API has it. */
    problems: (): string[] => [
      ...failures,
      ...jobIds.flatMap((id) => {
        const title = mock.store.jobs.get(id)?.title
        return titles.get(id) === title ? [] : [`the office shows job ${id} as "${titles.get(id)}" instead of "${title}" after 5 s`]
      }),
      ...visitIds.flatMap((visitId) => {
        const visit = mock.store.visits.get(visitId)
        const current = visit && `${statusName(visit.status)} at ${visit.start_at}`
        return shown.get(visitId) === current
          ? []
          : [`the office shows visit ${visitId} as ${shown.get(visitId)} instead of ${current} after 5 s`]
      }),
    ],
  }
}
