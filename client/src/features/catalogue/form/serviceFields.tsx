import { productType } from '@callout/contracts/jobs/codes'
import { Checkbox, Group } from '@mantine/core'
import { useController } from 'react-hook-form'
import { ChoiceField } from '../../../components/fields/choice/ChoiceField.tsx'
import { PickedField } from '../../../components/fields/choice/PickedField.tsx'
import type { FieldTable } from '../../../components/form/fieldTable.tsx'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { PictureField } from '../../../components/files/PictureField.tsx'
import { useTaxes } from '../../lineItems/useTaxes.ts'
import { starred } from '../../../lib/forms/required.ts'
import { paths } from '../../../lib/paths.ts'
import { NumberField } from '../../../components/fields/text/NumberField.tsx'
import type { PartProps } from '../../../components/form/formTypes.ts'
import type { ServiceForm, ServiceFormValues } from './serviceFormValues.ts'
import { useCategories } from '../categoryNames/CategoryNames.tsx'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

const types = Object.entries(productType).map(([value, { label }]) => ({ value, label }))

const TypeField = () => <ChoiceField name="productType" label="Type" isRequired choices={types} />

function CategoryField() {
  const choices = useCategories(true).map(({ id, name }) => ({ value: id, label: name ?? `#${id}` }))
  return <PickedField name="categoryId" label="Category" listLabel="Categories" placeholder="No category" choices={choices} />
}

/** Renders nothing if the company has no taxes. */
function TaxesField() {
  const { field, fieldState } = useController<ServiceFormValues, 'taxIds'>({ name: 'taxIds' })
  const { taxes } = useTaxes()
  const shown = taxes?.filter(({ id, isActive }) => isActive !== false || field.value.includes(id)) ?? []
  if (shown.length === 0) return null
  return (
    <Checkbox.Group
      label="Taxes"
      description="Leave empty to use the job’s taxes."
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <Group gap="8px 20px" mt={8}>
        {shown.map(({ id, name, rate }) => (
          <Checkbox key={id} value={id} label={`${name} (${rate}%)`} onBlur={field.onBlur} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

/** The price of an existing service is only editable for users who see prices. */
const PriceField = ({ page: { record } }: PartProps<ServiceForm>) =>
  useHasAuthority('view_prices') || record === null ? (
    <div>
      <NumberField name="amount" label="Price" {...starred} isMoney />
      <SettingLink to={paths.settings('regional', 'currencyCode')} of="currency" />
    </div>
  ) : null

/** The company's cost is only shown and edited with prices. */
const CostField = () => (useHasAuthority('view_prices') ? <NumberField name="cost" label="Your cost" isMoney /> : null)

/** The currency is the company's and not editable. */
export const serviceTable = {
  Details: {
    name: { label: 'Name', as: 'text', isRequired: true, isHalf: true },
    productType: { label: 'Type', as: TypeField, isHalf: true },
    categoryId: { label: 'Category', as: CategoryField, isHalf: true },
    sku: { label: 'SKU', as: 'text', isHalf: true },
    description: { label: 'Description', as: 'long', hint: 'Shown on jobs and invoices' },
    imageUrl: { label: 'Picture', as: () => <PictureField name="imageUrl" label="Picture" /> },
  },
  Pricing: {
    amount: { label: 'Price', as: PriceField, isHalf: true },
    cost: { label: 'Your cost', as: CostField, isHalf: true },
    unit: { label: 'Unit', as: 'text', isHalf: true },
    durationMinutes: { label: 'Duration in minutes', as: 'number', isHalf: true },
    currencyCode: { label: null, as: null },
    isTaxExempt: { label: 'Tax exempt', as: 'flag', hint: 'No tax on this item.' },
    taxIds: { label: 'Taxes', as: TaxesField, isSet: true },
    isActive: { label: 'Active', as: 'flag', hint: 'Can be added to jobs.', only: 'old' },
  },
} satisfies FieldTable<ServiceForm>
