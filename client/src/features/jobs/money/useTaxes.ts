import { useJobTaxesQuery } from './money.generated.ts'

/** The taxes of the company; null until they are there. */
export function useTaxes() {
  const { data, error, refetch } = useJobTaxesQuery()
  return { taxes: data?.taxes.items ?? null, error, retry: () => void refetch().catch(() => {}) }
}
