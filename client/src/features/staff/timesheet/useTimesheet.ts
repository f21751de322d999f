import { useLoaded } from '../../../components/states/useLoaded.ts'
import { loadTimesheet } from './loadTimesheet.ts'

/** The timesheet of these days; null while it loads. */
export function useTimesheet(dates: readonly string[], branchId: string | null) {
  const { data, retry } = useLoaded(`${dates.join()} ${branchId ?? ''}`, ({ client, signal }) =>
    loadTimesheet(client, { dates, branchId }, signal),
  )
  return { sheet: data, retry }
}
