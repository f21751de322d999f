import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { Network, World } from './world.ts'

/** The office shows every change within this time. */
const CONVERGES_WITHIN_MS = 5_000
const POLL_MS = 5

export type StatusName = keyof typeof jobStatus
export const statusName = (code: number): StatusName =>
  (Object.keys(jobStatus) as StatusName[]).find((name) => jobStatus[name].code === code) ?? 'UNASSIGNED'

export const request = (query: string, variables: Readonly<Record<string, unknown>>): string => JSON.stringify({ query, variables })
export const visitsQuery = 'query Visits($id: ID!) { job(id: $id) { visits { id status startAt } } }'
export interface VisitsReply {
  readonly data?: { readonly job: { readonly visits: readonly { id: string; status: string; startAt: number }[] } | null } | null
}

/** The office's window: reads the visits of a job when the live stream announces a change of it. */
export function officeWindow({ mock, visitIds, tokens }: World, send: Network, missesEvent: (count: number) => boolean) {
  const shown = new Map<number, string>()
  let reading = Promise.resolve()
  let events = 0
  const read = async (id: string): Promise<void> => {
    const { data } = (await (await send(request(visitsQuery, { id }), tokens.office)).json()) as VisitsReply
    for (const visit of data?.job?.visits ?? []) shown.set(Number(visit.id), `${visit.status} at ${visit.startAt}`)
  }
  const announced = (jobId: string): void => {
    events += 1
    if (!missesEvent(events)) reading = reading.then(() => read(jobId))
  }
  const differences = (): string[] =>
    visitIds.flatMap((visitId) => {
      const visit = mock.store.visits.get(visitId)
      const current = visit && `${statusName(visit.status)} at ${visit.start_at}`
      return shown.get(visitId) === current ? [] : [`the office shows visit ${visitId} as ${shown.get(visitId)} instead of ${current}`]
    })
  return {
    announced,
    readAll: async () => {
      for (const jobId of new Set(visitIds.map((id) => mock.store.visits.get(id)?.job_id))) await read(String(jobId))
    },
    /** Differences that remain after the time in which windows converge. */
    settled: async (): Promise<string[]> => {
      for (let waited = 0; waited < CONVERGES_WITHIN_MS && differences().length > 0; waited += POLL_MS)
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      await reading
      return differences()
    },
  }
}
