import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { FieldPair } from '../../../kit/fields/FieldPair.tsx'
import { FlagField } from '../../../kit/fields/choice/FlagField.tsx'
import { NumberField } from '../../../kit/fields/text/NumberField.tsx'
import { TextField } from '../../../kit/fields/text/TextField.tsx'
import type { PartProps, Section } from '../../../kit/form/defineForm.ts'
import { starred } from '../../../shared/forms/required.ts'
import { KEPT } from '../taxWords.ts'
import type { TaxForm, TaxFormValues } from './taxFormValues.ts'

function Fields({ page: { record } }: PartProps<TaxForm>) {
  const rate = useWatch<TaxFormValues, 'rate'>({ name: 'rate' })
  return (
    <>
      <FieldPair>
        <TextField name="name" isRequired />
        <NumberField name="rate" label="Rate in percent" {...starred} suffix="%" />
      </FieldPair>
      {record && rate !== record.rate && (
        <Alert variant="light" role="status">
          {KEPT} New jobs get the new rate.
        </Alert>
      )}
      <FlagField name="isDefault" description="New jobs carry it. It takes the place of the default so far." />
      <FlagField name="isActive" description="It can be chosen in jobs. An inactive tax is never the default." />
    </>
  )
}

export const taxSections: readonly Section<TaxForm>[] = [{ title: 'Tax', Fields, isStarred: true }]
