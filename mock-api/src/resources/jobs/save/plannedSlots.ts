import type { ClosedDays } from '@callout/contracts/jobs/schedule/occurrences'
import { type JobSchedule, slotsProblem, type VisitSlots, visitSlots } from '@callout/contracts/jobs/schedule/schedule'
import { invalid } from '../../../http/apiError.ts'
import type { CompanyRecord } from '../../profile/records.ts'

export const closedDaysOf = ({ business_hours, holidays }: CompanyRecord): ClosedDays => ({
  weekdays: business_hours.filter(({ is_on }) => !is_on).map(({ day }) => day),
  holidays,
})

/** When the visits take place. Throws 422 for a rule with too many of them, or with none. */
export function plannedSlots(company: CompanyRecord, schedule: Omit<JobSchedule, 'timezone'>): VisitSlots {
  const planned = visitSlots({ ...schedule, timezone: company.timezone }, closedDaysOf(company))
  const message = slotsProblem(planned)
  if (message) throw invalid({ field: 'recurrence.end_date', message })
  return planned
}
