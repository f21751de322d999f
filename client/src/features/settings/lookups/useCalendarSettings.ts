import { weekdayNames } from '@callout/contracts/time'
import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { firstDayIn } from '../../../components/fields/days/firstDay.ts'
import { type CompanyCalendarQuery, useCompanyCalendarQuery } from './calendar.generated.ts'

type Returned = NonNullable<NonNullable<CompanyCalendarQuery['companySettings']['team']>['calendar']>

export interface CalendarSettings {
  /** 0 Sunday to 6 Saturday; default: the browser language's. */
  readonly firstDay: number
  readonly defaultView: NonNullable<Returned['defaultView']>
  readonly showWeekends: boolean
  readonly colourBy: NonNullable<Returned['colourBy']>
  /** False while loading and if missing: the other values are defaults. */
  readonly isKnown: boolean
}

export function useCalendarSettings(): CalendarSettings {
  const { data, error } = useCompanyCalendarQuery()
  const returned = data?.companySettings.team?.calendar
  const firstDay = returned?.firstDay ?? -1
  const colorBy = returned?.colourBy ?? 'STAFF'
  const isAlone = useWorksAlone()
  return {
    firstDay: firstDay in weekdayNames ? firstDay : firstDayIn(navigator.language),
    defaultView: returned?.defaultView ?? 'WEEK',
    showWeekends: returned?.showWeekends ?? true,
    // All visits of someone who works alone would have one color.
    colourBy: isAlone && colorBy === 'STAFF' ? 'STATUS' : colorBy,
    isKnown: data !== undefined || error !== undefined,
  }
}

/** First day of the company's week, 0 Sunday to 6 Saturday. */
export const useCompanyFirstDay = (): number => useCalendarSettings().firstDay
