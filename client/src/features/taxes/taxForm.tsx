import { Alert } from '@mantine/core'
import { foldedText } from '@callout/contracts/text/foldedText'
import { TaxBody, TaxChangeBody } from '@callout/contracts/taxes/schemas'
import { useWatch } from 'react-hook-form'
import { FieldPair } from '../../components/fields/FieldPair.tsx'
import { NumberField } from '../../components/fields/text/NumberField.tsx'
import { TextField } from '../../components/fields/text/TextField.tsx'
import { defineForm, type FormTypes, type PartProps, type Sender } from '../../components/form/defineForm.ts'
import { fieldTable, fieldGroup } from '../../components/form/fieldTable.tsx'
import { evictFields, readBy, returnedValues } from '../../components/form/recordQueries.ts'
import { saveChange } from '../../components/form/saveChange.ts'
import type { TaxChangeInput, TaxInput } from '../../lib/api/schemaTypes.generated.ts'
import { starred } from '../../lib/forms/required.ts'
import { paths } from '../../lib/paths.ts'
import { CreateTaxDocument, TaxDocument, TaxesLikeDocument, type TaxPartsFragment, UpdateTaxDocument } from './taxes.generated.ts'
import { rateWords, UNCHANGED } from './taxWords.ts'

type SentField = keyof TaxInput | Exclude<keyof TaxChangeInput, 'id'>

const empty = { name: '', rate: '' as number | string, isDefault: false, isActive: true } satisfies Record<SentField, unknown>
type TaxFormValues = typeof empty

/** Types of the tax form; the record of a new tax is null. */
interface TaxForm extends FormTypes {
  values: TaxFormValues
  own: null
  record: TaxPartsFragment | null
  scope: null
  question: null
  found: TaxPartsFragment
}

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

const taxTable = fieldTable<TaxForm>()({
  Tax: {
    ...fieldGroup({ name: 'Name', rate: 'Rate in percent' }, NameAndRate),
    isDefault: { label: 'Default', as: 'flag', hint: 'Default for new jobs. Replaces the current default.', group: 'default' },
    isActive: { label: 'Active', as: 'flag', hint: 'Can be added to jobs. An inactive tax can’t be the default.', group: 'default' },
  },
})

/** Validation excludes an empty rate. */
const rateOf = ({ rate }: TaxFormValues): number => Number(rate)

/** Creates a tax, or sends its changes. */
const taxSender: Sender<TaxForm> = {
  save: async (call) => {
    const { client, record, values } = call
    const to = paths.taxes()
    if (record)
      return saveChange(call, {
        rules: taxTable,
        mutation: UpdateTaxDocument,
        inputOf: ({ rate, ...others }) => ({ ...others, id: record.id, ...(rate !== undefined && { rate: rateOf(values) }) }),
        returnedOf: ({ updateTax }) => updateTax,
        nameOf: (returned) => returned?.name ?? record.name,
        to,
      })
    const { data } = await client.mutate({ mutation: CreateTaxDocument, variables: { input: { ...values, rate: rateOf(values) } } })
    return { to, successMessage: `${data?.createTax?.name ?? 'Tax'} created`, unsavedFields: null }
  },
  findDuplicate: async ({ client, values }) => {
    const { data } = await client.query({ query: TaxesLikeDocument, variables: { search: values.name }, fetchPolicy: 'no-cache' })
    const isSame = (name: string): boolean => foldedText(name) === foldedText(values.name.trim())
    return data?.taxes.items.find(({ name, rate }) => isSame(name) && rate === values.rate) ?? null
  },
}

/** Form of a new or existing tax (spec §5 "Tax"). */
export const taxForm = defineForm<TaxForm>({
  name: 'taxForm',
  noun: 'tax',
  needs: 'manage_taxes',
  list: { to: paths.taxes(), label: 'Taxes' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage taxes can add or edit them.',
  ...taxTable,
  valuesOf: (tax) => returnedValues(empty, tax),
  schemas: [TaxBody, TaxChangeBody],
  save: { label: 'Save tax', verb: 'save' },
  sender: taxSender,
  found: {
    nameOf: ({ name, rate }) => `${name} (${rateWords(rate)})`,
    to: ({ id }) => paths.editTax(id),
  },
  edit: {
    read: readBy(TaxDocument, ({ tax }) => tax),
    nameOf: ({ name }) => name,
    pathOf: () => paths.taxes(),
    versionOf: () => null,
  },
  refresh: evictFields('taxes', 'tax', 'companySettings'),
})
