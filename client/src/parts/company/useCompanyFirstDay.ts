import { weekdayNames } from '@callout/contracts/time'
import { firstDayIn } from '../../kit/fields/firstDay.ts'
import { useFirstDayQuery } from './firstDay.generated.ts'

/** How the company's weeks begin, 0 Sunday to 6 Saturday; as in the browser's language until it is known, and where it is no weekday. */
export function useCompanyFirstDay(): number {
  const told = useFirstDayQuery().data?.companySettings.team?.calendar?.firstDay ?? -1
  return told in weekdayNames ? told : firstDayIn(navigator.language)
}
