import type { ClosedDays } from '@callout/contracts/jobs/schedule/occurrences'
import type { FormSettings } from '../../settings/shared/useFormLookups.ts'

/** Days without business, of the company's settings. Where these say nothing, every day is open. */
export const closedDaysOf = ({ team }: Pick<FormSettings, 'team'>): ClosedDays => ({
  weekdays: (team?.businessHours ?? []).filter(({ isOn }) => !isOn).map(({ day }) => day),
  holidays: (team?.holidays ?? []).map(({ date, name }) => ({ date, name: name ?? '' })),
})
