import { useHolds } from '../../../lib/session/useHolds.ts'

/** Customers are merged by whoever may change them and their jobs. */
export function useMayMerge(): boolean {
  const mayChange = useHolds('manage_customers')
  return useHolds('manage_jobs') && mayChange
}
