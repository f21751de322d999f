import { weekdayNames } from '@callout/contracts/time'
import { firstDayIn } from '../../../components/fields/days/firstDay.ts'
import { type CompanyCalendarQuery, useCompanyCalendarQuery } from './calendar.generated.ts'

type Returned = NonNullable<NonNullable<CompanyCalendarQuery['companySettings']['team']>['calendar']>

/** How the company's calendars stand. */
export interface CalendarSettings {
  /** 0 Sunday to 6 Saturday; as in the browser's language where nobody tells a weekday. */
  readonly firstDay: number
  readonly defaultView: NonNullable<Returned['defaultView']>
  readonly showWeekends: boolean
  readonly colourBy: NonNullable<Returned['colourBy']>
  /** Whether the company's are there already: until then, and where they are not told, these are what most begin with. */
  readonly isKnown: boolean
}

/** The calendar settings of the company; a change of them shows at once. */
export function useCalendarSettings(): CalendarSettings {
  const { data, error } = useCompanyCalendarQuery()
  const returned = data?.companySettings.team?.calendar
  const firstDay = returned?.firstDay ?? -1
  return {
    firstDay: firstDay in weekdayNames ? firstDay : firstDayIn(navigator.language),
    defaultView: returned?.defaultView ?? 'WEEK',
    showWeekends: returned?.showWeekends ?? true,
    colourBy: returned?.colourBy ?? 'STAFF',
    isKnown: data !== undefined || error !== undefined,
  }
}

/** How the company's weeks begin, 0 Sunday to 6 Saturday. */
export const useCompanyFirstDay = (): number => useCalendarSettings().firstDay
