import { useContext, useMemo } from 'react'
import { LookupsContext, type TaxRate } from '../../../settings/shared/useFormLookups.ts'
import { useJobTaxesQuery } from './money.generated.ts'

const none: readonly TaxRate[] = []

/** The taxes of the company, those of the job that is edited at the rates that they had then; null until they are there. */
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
