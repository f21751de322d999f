import { useWatch } from 'react-hook-form'
import { ChoiceField } from '../../../components/fields/choice/ChoiceField.tsx'
import { useTaxes } from '../../invoices/shared/money/useTaxes.ts'

/** The tax of work at this property; null: the company’s default. Nothing where the company has no taxes. */
export function PropertyTaxField() {
  const taxId = useWatch<{ taxId: string | null }, 'taxId'>({ name: 'taxId' })
  const { taxes } = useTaxes()
  const shown = taxes?.filter(({ id, isActive }) => isActive !== false || id === taxId) ?? []
  if (shown.length === 0) return null
  const choices = shown.map(({ id, name, rate }) => ({ value: id, label: `${name} (${rate}%)` }))
  return <ChoiceField name="taxId" label="Tax" none="Company default" choices={choices} />
}
