import { Alert } from '@mantine/core'
import { foldedText } from '@callout/contracts/foldedText'
import { TaxBody, TaxChangeBody } from '@callout/contracts/taxes/schemas'
import { useWatch } from 'react-hook-form'
import { FieldPair } from '../../components/fields/FieldPair.tsx'
import { FlagField } from '../../components/fields/choice/FlagField.tsx'
import { NumberField } from '../../components/fields/text/NumberField.tsx'
import { TextField } from '../../components/fields/text/TextField.tsx'
import { defineForm, type FormTypes, type PartProps, type Sender } from '../../components/form/defineForm.ts'
import type { FieldRules } from '../../components/form/fieldChanges.ts'
import { forgetting, readBy, returnedValues } from '../../components/form/recordQueries.ts'
import { saveChange } from '../../components/form/saveChange.ts'
import { starred } from '../../lib/forms/required.ts'
import { paths } from '../../lib/paths.ts'
import { CreateTaxDocument, TaxDocument, TaxesLikeDocument, type TaxPartsFragment, UpdateTaxDocument } from './taxes.generated.ts'
import { rateWords, UNCHANGED } from './taxWords.ts'

const empty = { name: '', rate: '' as number | string, isDefault: false, isActive: true }
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

const taxFields: FieldRules<TaxFormValues> = {
  labels: { name: 'Name', rate: 'Rate in percent', isDefault: 'Default', isActive: 'Active' },
  together: [['isDefault', 'isActive']],
}

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

/** Validation excludes an empty rate. */
const rateOf = ({ rate }: TaxFormValues): number => Number(rate)

/** Creates a tax, or sends its changes. */
const taxSender: Sender<TaxForm> = {
  save: async (call) => {
    const { client, record, values } = call
    const to = paths.taxes()
    if (record)
      return saveChange(call, {
        rules: taxFields,
        mutation: UpdateTaxDocument,
        inputOf: ({ rate, ...others }) => ({ ...others, id: record.id, ...(rate !== undefined && { rate: rateOf(values) }) }),
        returnedOf: ({ updateTax }) => updateTax,
        nameOf: (returned) => returned?.name ?? record.name,
        to,
      })
    const { data } = await client.mutate({ mutation: CreateTaxDocument, variables: { input: { ...values, rate: rateOf(values) } } })
    return { to, words: `${data?.createTax?.name ?? 'Tax'} created`, missing: null }
  },
  find: async ({ client, values }) => {
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
  words: 'Only the owner, a branch head, or a staff admin who can manage taxes can add or edit them.',
  ...taxFields,
  valuesOf: (tax) => returnedValues(empty, tax),
  schemas: [TaxBody, TaxChangeBody],
  sections: [{ title: 'Tax', Fields, isStarred: true }],
  save: { label: 'Save tax', keys: 'save' },
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
  refresh: forgetting('taxes', 'tax', 'companySettings'),
})
