import type { FormRecord } from '../../store/formRecords.ts'
import { type FormDraft, onJobs, sectionsOf } from './formParts.ts'

/** Words of the spec (§3 "Job form"). */
export const AUTHORITY_TO_PROCEED = 'Sample Authority to Proceed'
export const CONTRACT_VARIATION = 'Sample Contract Variation'

const drafts: readonly FormDraft[] = [
  {
    form_name: AUTHORITY_TO_PROCEED,
    attach_to: onJobs('start'),
    fields_schema: sectionsOf({
      'The work': [
        { name: 'Work to be done', type: 'textarea' },
        { name: 'Agreed price', type: 'number', isOptional: true },
        { name: 'How the price was agreed', type: 'dropdown_single_choice', choices: ['Fixed price', 'Estimate', 'Time and material'] },
        { name: 'Start of the work', type: 'date' },
      ],
      'The customer agrees': [
        { name: 'Name of the person who agrees', type: 'textbox' },
        { name: 'Acts for the owner', type: 'checkbox', isOptional: true },
        { name: 'Signature of the customer', type: 'signature' },
      ],
    }),
  },
  {
    form_name: CONTRACT_VARIATION,
    attach_to: onJobs('create_invoice', 'finish'),
    fields_schema: sectionsOf({
      'What changes': [
        {
          name: 'Reason',
          type: 'dropdown_single_choice',
          choices: ['Asked for by the customer', 'Found on site', 'Material not available'],
        },
        { name: 'Change of the work', type: 'textarea' },
        { name: 'Photo', type: 'photo', isOptional: true },
      ],
      'What it costs': [
        { name: 'Price of the change', type: 'number' },
        { name: 'Additional days', type: 'number', isOptional: true },
      ],
      'The customer agrees': [
        { name: 'Name of the customer', type: 'textbox' },
        { name: 'Signature of the customer', type: 'signature' },
      ],
    }),
  },
]

/** The forms that every account begins with. */
export const sampleForms: readonly Omit<FormRecord, 'id' | 'company_id'>[] = drafts.map((draft) => ({
  ...draft,
  status: 11,
  is_template: true,
  category_ids: [],
  version: 1,
  lock_version: 1,
}))
