import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import { NumberField } from '../../../components/fields/text/NumberField.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import type { PartProps, Section } from '../../../components/form/defineForm.ts'
import { starred } from '../../../lib/forms/required.ts'
import { UNCHANGED } from '../taxWords.ts'
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
          {UNCHANGED} New jobs get the new rate.
        </Alert>
      )}
      <FlagField name="isDefault" description="Default for new jobs. Replaces the current default." />
      <FlagField name="isActive" description="Can be added to jobs. An inactive tax can’t be the default." />
    </>
  )
}

export const taxSections: readonly Section<TaxForm>[] = [{ title: 'Tax', Fields, isStarred: true }]
