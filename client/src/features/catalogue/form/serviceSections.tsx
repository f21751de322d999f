import { productType } from '@callout/contracts/jobs/codes'
import { NativeSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import { FieldPair } from '../../../kit/fields/FieldPair.tsx'
import { FlagField } from '../../../kit/fields/FlagField.tsx'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { NumberField } from '../../../kit/fields/NumberField.tsx'
import { PickField } from '../../../kit/fields/PickField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { PartProps, Section } from '../../../kit/form/defineForm.ts'
import { starred } from '../../../shared/forms/required.ts'
import { useHolds } from '../../../shared/session/useHolds.ts'
import { useCategories } from '../useCategories.ts'
import type { ServiceForm, ServiceFormValues } from './serviceFormValues.ts'

const types = Object.entries(productType).map(([value, { label }]) => ({ value, label }))

function TypeField() {
  const { field } = useController<ServiceFormValues, 'productType'>({ name: 'productType' })
  return <NativeSelect {...field} label="Type" {...starred} data={types} />
}

function CategoryField() {
  const { field, fieldState } = useController<ServiceFormValues, 'categoryId'>({ name: 'categoryId' })
  const categories = useCategories(true)
  return (
    <PickField
      label="Category"
      listLabel="Categories"
      placeholder="No category"
      choices={categories.map(({ id, name }) => ({ value: id, label: name ?? `#${id}` }))}
      value={field.value ?? ''}
      onChange={(id) => field.onChange(id || null)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}

const What = () => (
  <>
    <FieldPair>
      <TextField name="name" isRequired />
      <TypeField />
      <CategoryField />
      <TextField name="sku" />
    </FieldPair>
    <LongTextField name="description" placeholder="Shown on jobs and invoices" />
  </>
)

/** Of one that is there a price is changed by those who are shown it. */
function Price({ page: { record } }: PartProps<ServiceForm>) {
  const seesPrices = useHolds('view_prices')
  return (
    <>
      <FieldPair>
        {(record === null || seesPrices) && <NumberField name="amount" label="Price" {...starred} decimals={2} />}
        <TextField name="unit" />
        <NumberField name="durationMinutes" label="Duration in minutes" />
      </FieldPair>
      <FlagField name="isTaxExempt" description="No tax is charged on it." />
      {record && <FlagField name="isActive" description="It can be chosen in jobs." />}
    </>
  )
}

export const serviceSections: readonly Section<ServiceForm>[] = [
  { title: 'What it is', Fields: What, isStarred: true },
  { title: 'What it costs', Fields: Price },
]
