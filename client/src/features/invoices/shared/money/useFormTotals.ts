import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MoneyValues } from './moneyValues.ts'
import { useLookups } from '../../../settings/shared/lookupsContext.ts'
import { formTotals } from './formTotals.ts'
import { useTaxes } from './useTaxes.ts'

/** The live sums of the form around, and the currency they are in. */
export function useFormTotals() {
  const { control } = useFormContext<MoneyValues>()
  const { settings } = useLookups()
  const { taxes } = useTaxes()
  const [lineItems, discountType, discountValue, discountBasis, taxBasis, taxIds] = useWatch({
    control,
    name: ['lineItems', 'discountType', 'discountValue', 'discountBasis', 'taxBasis', 'taxIds'],
  })
  const totals = useMemo(
    () => formTotals({ lineItems, discountType, discountValue, discountBasis, taxBasis, taxIds }, taxes ?? []),
    [lineItems, discountType, discountValue, discountBasis, taxBasis, taxIds, taxes],
  )
  return { totals, currencyCode: settings.customer?.currencyCode ?? null }
}
