import { useLoaded } from '../../../components/states/useLoaded.ts'
import { loadDays } from './loadCapacity.ts'

/** The boards of these days; null while they load. */
export function useCapacityDays(dates: readonly string[], branchId: string | null) {
  const { data, retry } = useLoaded(`${dates.join()} ${branchId ?? ''}`, ({ client, signal }) =>
    loadDays(client, { dates, branchId }, signal),
  )
  return { days: data?.days ?? null, error: data?.error, retry }
}
