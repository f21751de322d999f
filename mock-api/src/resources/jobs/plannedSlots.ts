import { type ClosedDays, tooManyOccurrences } from '@callout/contracts/jobs/occurrences'
import { type JobSchedule, type VisitSlots, visitSlots } from '@callout/contracts/jobs/schedule'
import { invalid } from '../../refusal.ts'
import type { CompanyRecord } from '../../store/records.ts'

const closedDaysOf = ({ business_hours, holidays }: CompanyRecord): ClosedDays => ({
  weekdays: business_hours.filter(({ is_on }) => !is_on).map(({ day }) => day),
  holidays,
})

/** When the visits take place. Throws 422 for a rule with too many of them, or with none. */
export function plannedSlots(company: CompanyRecord, schedule: Omit<JobSchedule, 'timezone'>): VisitSlots {
  const planned = visitSlots({ ...schedule, timezone: company.timezone }, closedDaysOf(company))
  if (planned.isTooLong) throw invalid({ field: 'recurrence.end_date', message: tooManyOccurrences })
  if (!schedule.schedule_later && planned.slots.length === 0)
    throw invalid({ field: 'recurrence.end_date', message: 'The business is closed on every day of this rule' })
  return planned
}
