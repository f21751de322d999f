import { useCallback, useContext, useMemo } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useLookups } from '../../settings/shared/lookupsContext.ts'
import { closedDaysOf } from './closedDays.ts'
import { dayWarning } from './dayWarning.ts'
import { OwnVisits } from './ownVisits.ts'

/** What speaks against a day of the form around. Nothing does where the job has a visit that day already. */
export function useDayWarning(): (date: string) => string | null {
  const own = useContext(OwnVisits)
  const { settings } = useLookups()
  const { today } = useFormat()
  const closedDays = useMemo(() => closedDaysOf(settings), [settings])
  return useCallback(
    (date) => (own.some((visit) => visit.date === date) ? null : dayWarning(date, today(), closedDays)),
    [own, today, closedDays],
  )
}
