import { useCallback, useContext, useMemo, createContext } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { closedDaysOf, dayWarning } from './dayWarning.ts'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'

/** An existing visit of the job. `date`: YYYY-MM-DD; null: not scheduled. */
interface OwnVisit {
  readonly id: string
  readonly date: string | null
}

/** Existing visits of the edited job; empty for a new job. */
export const OwnVisits = createContext<readonly OwnVisit[]>([])

export function useDayWarning(): (date: string) => string | null {
  const ownVisits = useContext(OwnVisits)
  const { settings } = useLookups()
  const { today } = useFormat()
  const closedDays = useMemo(() => closedDaysOf(settings), [settings])
  return useCallback(
    (date) => (ownVisits.some((visit) => visit.date === date) ? null : dayWarning(date, today(), closedDays)),
    [ownVisits, today, closedDays],
  )
}
