import type { JobRecord } from '../records.ts'
import { companyDay } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'

export function jobsOnDays({ store, caller }: Pick<Viewer, 'store' | 'caller'>, days: readonly string[]): JobRecord[] {
  const visits = days.flatMap((date) => store.visits.by('company_day', companyDay(caller.company.id, date)))
  return [...new Set(visits.map(({ job_id }) => job_id))].flatMap((id) => store.jobs.get(id) ?? [])
}
