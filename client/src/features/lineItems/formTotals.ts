import { basis, discountType as discountTypes } from '@callout/contracts/jobs/codes'
import { discountProblem } from '@callout/contracts/jobs/money/discount'
import { type Totals, totalsOf } from '@callout/contracts/jobs/money/totals'
import { numberOrZero } from '../../lib/format/readNumber.ts'
import { type TaxRate, useLookups } from '../settings/lookups/useFormLookups.ts'
import type { LineLists, LinesName, LineValues, MoneyValues } from './moneyValues.ts'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTaxes } from './useTaxes.ts'

const toLines = (lines: readonly LineValues[]) =>
  lines.map(({ quantity, amount, isTaxExempt }) => ({
    quantity: numberOrZero(quantity),
    amount: numberOrZero(amount),
    is_tax_exempt: isTaxExempt,
  }))

/** Computed by the contract's function, to match the server to the cent. Ignores an invalid discount; circular with tax, the tax wins. */
export function formTotals(values: MoneyValues, taxes: readonly TaxRate[]): Totals {
  const lines = toLines(values.lineItems)
  const { discountBasis, taxBasis, taxIds } = values
  const discountType = discountTypes[values.discountType].code
  const discountValue = numberOrZero(values.discountValue)
  const isValid = discountProblem(discountType, discountValue, lines) === null
  const isCircular = taxBasis === 'NET' && discountBasis === 'NET'
  return totalsOf({
    lines,
    taxes: taxIds.flatMap((id) => taxes.filter((tax) => tax.id === id)).map(({ id, name, rate }) => ({ tax_id: Number(id), name, rate })),
    discount_type: discountType,
    discount_value: isValid && !isCircular ? discountValue : 0,
    discount_basis: basis[isCircular ? 'GROSS' : discountBasis].code,
    tax_basis: basis[taxBasis].code,
  })
}

/** Totals of one of the form's lists of line items. */
export function useFormTotals(name: LinesName = 'lineItems') {
  const { control } = useFormContext<LineLists>()
  const { settings } = useLookups()
  const { taxes } = useTaxes()
  const [lineItems, discountType, discountValue, discountBasis, taxBasis, taxIds] = useWatch({
    control,
    name: [name, 'discountType', 'discountValue', 'discountBasis', 'taxBasis', 'taxIds'],
  })
  const totals = useMemo(
    () => formTotals({ lineItems, discountType, discountValue, discountBasis, taxBasis, taxIds }, taxes ?? []),
    [lineItems, discountType, discountValue, discountBasis, taxBasis, taxIds, taxes],
  )
  return { totals, currencyCode: settings.customer?.currencyCode ?? null }
}
