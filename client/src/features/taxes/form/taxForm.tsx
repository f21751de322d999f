import { defineForm } from '../../../components/form/defineForm.ts'
import { forgetting, readBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { rateWords } from '../taxWords.ts'
import { TaxToEditDocument } from './taxForm.generated.ts'
import { taxFields, type TaxForm, taxFormValues } from './taxFormValues.ts'
import { taxSections } from './taxSections.tsx'
import { TaxBody, TaxChangeBody } from '@callout/contracts/taxes/schemas'
import { taxSender } from './saveTax.ts'

/** A tax, new or there (spec §5 "Tax"). */
export const taxForm = defineForm<TaxForm>({
  name: 'taxForm',
  noun: 'tax',
  needs: 'manage_taxes',
  list: { to: paths.taxes(), label: 'Taxes' },
  words: 'Only the owner, a branch head, or a staff admin who can manage taxes can add or edit them.',
  ...taxFields,
  valuesOf: taxFormValues,
  schemas: [TaxBody, TaxChangeBody],
  sections: taxSections,
  save: { label: 'Save tax', keys: 'save' },
  sender: taxSender,
  found: {
    nameOf: ({ name, rate }) => `${name} (${rateWords(rate)})`,
    to: ({ id }) => paths.editTax(id),
  },
  edit: {
    read: readBy(TaxToEditDocument, ({ tax }) => tax),
    nameOf: ({ name }) => name,
    pathOf: () => paths.taxes(),
    versionOf: () => null,
  },
  refresh: forgetting('taxes', 'tax', 'companySettings'),
})
