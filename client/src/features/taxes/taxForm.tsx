import { Alert } from '@mantine/core'
import { foldedText } from '@callout/contracts/text/foldedText'
import { TaxBody, TaxChangeBody } from '@callout/contracts/taxes/schemas'
import { useWatch } from 'react-hook-form'
import { FieldPair } from '../../components/fields/FieldPair.tsx'
import { NumberField } from '../../components/fields/text/NumberField.tsx'
import { TextField } from '../../components/fields/text/TextField.tsx'
import { defineForm } from '../../components/form/defineForm.ts'
import { fieldGroup } from '../../components/form/fieldTable.tsx'
import type { FormOf, PartProps } from '../../components/form/formTypes.ts'
import { evictFields, readBy, returnedValues, writeBy } from '../../components/form/recordQueries.ts'
import type { TaxChangeInput, TaxInput } from '../../lib/api/schemaTypes.generated.ts'
import { starred } from '../../lib/forms/required.ts'
import { paths } from '../../lib/paths.ts'
import { CreateTaxDocument, TaxDocument, TaxesLikeDocument, type TaxPartsFragment, UpdateTaxDocument } from './taxes.generated.ts'
import { formatRate, UNCHANGED } from './taxText.ts'

type SentField = keyof TaxInput | Exclude<keyof TaxChangeInput, 'id'>

const empty = { name: '', rate: '' as number | string, isDefault: false, isActive: true } satisfies Record<SentField, unknown>
type TaxFormValues = typeof empty

type TaxForm = FormOf<TaxFormValues, TaxPartsFragment | null>

function NameAndRate({ page: { record } }: PartProps<TaxForm>) {
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
    </>
  )
}

/** Form of a new or existing tax (spec §5 "Tax"). */
export const taxForm = defineForm<TaxForm>()({
  name: 'taxForm',
  noun: 'tax',
  needs: 'manage_taxes',
  list: { to: paths.taxes(), label: 'Taxes' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage taxes can add or edit them.',
  fields: {
    Tax: {
      ...fieldGroup({ name: 'Name', rate: 'Rate in percent' }, NameAndRate),
      isDefault: { label: 'Default', as: 'flag', hint: 'Default for new jobs. Replaces the current default.', group: 'default' },
      isActive: { label: 'Active', as: 'flag', hint: 'Can be added to jobs. An inactive tax can’t be the default.', group: 'default' },
    },
  },
  valuesOf: (tax) => returnedValues(empty, tax),
  schemas: [TaxBody, TaxChangeBody],
  create: {
    write: writeBy(CreateTaxDocument, 'createTax'),
    // Validation excludes an empty rate.
    toInput: ({ values }) => ({ ...values, rate: Number(values.rate) }),
    findDuplicate: async ({ client, values }) => {
      const { data } = await client.query({ query: TaxesLikeDocument, variables: { search: values.name }, fetchPolicy: 'no-cache' })
      const isSame = (name: string): boolean => foldedText(name) === foldedText(values.name.trim())
      const tax = data?.taxes.items.find(({ name, rate }) => isSame(name) && rate === values.rate)
      return tax ? { name: `${tax.name} (${formatRate(tax.rate)})`, to: paths.editTax(tax.id) } : null
    },
  },
  change: {
    read: readBy(TaxDocument, 'tax'),
    write: writeBy(UpdateTaxDocument, 'updateTax'),
    toInput: ({ rate, ...others }, { id }) => ({ ...others, id, ...(rate !== undefined && { rate: Number(rate) }) }),
  },
  getName: ({ name }) => name,
  refresh: evictFields('taxes', 'tax', 'companySettings'),
})
