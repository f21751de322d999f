import { useContext, useMemo } from 'react'
import { LookupsContext, type TaxRate } from '../settings/lookups/useFormLookups.ts'
import { useJobTaxesQuery } from './money.generated.ts'

const none: readonly TaxRate[] = []

/** The company's taxes, those of the edited job with its own rates; null while loading. */
export function useTaxes() {
  const { data, error, refetch } = useJobTaxesQuery()
  const saved = useContext(LookupsContext)?.savedTaxes ?? none
  const items = data?.taxes.items
  const taxes = useMemo(() => {
    if (!items) return null
    const gone = saved.filter(({ id }) => !items.some((tax) => tax.id === id))
    const then = items.map((tax) => ({ ...tax, ...saved.find(({ id }) => id === tax.id) }))
    return [...then, ...gone.map((tax) => ({ ...tax, isActive: false }))]
  }, [items, saved])
  return { taxes, error, retry: () => void refetch().catch(() => {}) }
}
