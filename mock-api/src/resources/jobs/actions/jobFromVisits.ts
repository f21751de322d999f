import { jobStatusOf } from '@callout/contracts/jobs/status/status'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'

type VisitPart = Pick<VisitRecord, 'status' | 'date' | 'start_at' | 'end_at' | 'staff_ids'>
type JobPart = Pick<JobRecord, 'status' | 'date' | 'start_at' | 'end_at' | 'staff_ids' | 'visits_done' | 'visits_total'>

export const isOpen = ({ status }: Pick<VisitRecord, 'status'>): boolean => status !== 6 && status !== 7

function shownVisit(visits: readonly VisitPart[]): VisitPart | undefined {
  const dated = visits.filter(({ start_at }) => start_at !== null).toSorted((a, b) => Number(a.start_at) - Number(b.start_at))
  return dated.find(isOpen) ?? dated.at(-1)
}

export function jobFromVisits(visits: readonly VisitPart[]): JobPart {
  const shown = shownVisit(visits)
  return {
    status: jobStatusOf(visits.map(({ status }) => status)),
    date: shown?.date ?? null,
    start_at: shown?.start_at ?? null,
    end_at: shown?.end_at ?? null,
    staff_ids: [...new Set(visits.flatMap(({ staff_ids }) => staff_ids))],
    visits_done: visits.filter(({ status }) => status === 6).length,
    visits_total: visits.length,
  }
}
