import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useChosenCustomer } from '../../customers/picker/useChosenCustomer.ts'
import { useTaxes } from '../../lineItems/useTaxes.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'

/** Tax of the form's chosen property: null if it has none in use, undefined while unknown. */
export function usePropertyTax(): string | null | undefined {
  const propertyId = useWatch<JobFormValues, 'propertyId'>({ name: 'propertyId' })
  const { customer } = useChosenCustomer()
  const { taxes } = useTaxes()
  const property = customer?.properties?.find(({ id }) => id === propertyId)
  if (!property || !taxes) return undefined
  return taxes.find(({ id, isActive }) => id === property.taxId && isActive !== false)?.id ?? null
}

const isSame = (ids: readonly string[], others: readonly string[]): boolean => ids.toSorted().join() === others.toSorted().join()

/** The new property's taxes, or else the form's initial ones. Undefined if taxes were chosen by hand or neither property has one. */
export function taxesFromProperty(
  chosen: readonly string[],
  { before, now, started }: { readonly before: string | null; readonly now: string | null; readonly started: readonly string[] },
): string[] | undefined {
  const isByHand = !isSame(chosen, before === null ? started : [before])
  if (isByHand || before === now) return undefined
  return now === null ? [...started] : [now]
}

/** Applies the property's tax to a new job. `started`: the form's initial taxes. */
export function useApplyPropertyTax(started: readonly string[]): void {
  const { getValues, setValue } = useFormContext<JobFormValues>()
  const propertyId = useWatch<JobFormValues, 'propertyId'>({ name: 'propertyId' })
  const tax = usePropertyTax()
  useEffect(() => {
    const { appliedPropertyTax, taxIds } = getValues()
    if (tax === undefined || propertyId === appliedPropertyTax.propertyId) return
    const applied = taxesFromProperty(taxIds, { before: appliedPropertyTax.taxId, now: tax, started })
    setValue('appliedPropertyTax', { propertyId, taxId: tax })
    if (applied) setValue('taxIds', applied, { shouldDirty: true })
  }, [tax, propertyId, started, getValues, setValue])
}
