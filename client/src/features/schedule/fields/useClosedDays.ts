import type { ClosedDays } from '@callout/contracts/jobs/schedule/occurrences'
import { useMemo } from 'react'
import { useFormLookups } from '../../settings/lookups/useFormLookups.ts'
import { closedDaysOf } from './dayWarning.ts'

/** Closed days, outside of a job's form. Empty while loading. */
export function useClosedDays(): ClosedDays {
  const { lookups } = useFormLookups()
  const team = lookups?.settings.team ?? null
  return useMemo(() => closedDaysOf({ team }), [team])
}
