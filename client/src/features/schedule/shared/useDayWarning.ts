import { useCallback, useContext, useMemo, createContext } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { closedDaysOf, dayWarning } from './dayWarning.ts'
import { useLookups } from '../../settings/shared/useFormLookups.ts'

/** A visit that the job has already. `date`: YYYY-MM-DD; null while it is not scheduled. */
interface OwnVisit {
  readonly id: string
  readonly date: string | null
}

/** The visits of the job that the form around edits; none for a new job. */
export const OwnVisits = createContext<readonly OwnVisit[]>([])

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
