import type { FormRecord } from './records.ts'
import { type FormDraft, onJobs, sectionsOf } from './formParts.ts'

/** Words of the spec (§3 "Job form"). */
export const AUTHORITY_TO_PROCEED = 'Sample Authority to Proceed'
export const CONTRACT_VARIATION = 'Sample Contract Variation'

const drafts: readonly FormDraft[] = [
  {
    form_name: AUTHORITY_TO_PROCEED,
    attach_to: onJobs('start'),
    fields_schema: sectionsOf({
      Work: [
        { name: 'Work to be done', type: 'textarea' },
        { name: 'Agreed price', type: 'number', isOptional: true },
        { name: 'How the price was agreed', type: 'dropdown_single_choice', choices: ['Fixed price', 'Estimate', 'Time and materials'] },
        { name: 'Start date', type: 'date', isOptional: true },
      ],
      'Customer approval': [
        { name: 'Your name', type: 'textbox' },
        { name: 'Authorized by the owner', type: 'checkbox', isOptional: true },
        {
          name: 'Customer signature',
          type: 'signature',
          terms:
            'I have read what is to be done and authorize this work. I own the property or may decide for its owner, and I will pay the agreed price when the work is done.',
        },
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
          choices: ['Requested by the customer', 'Found on site', 'Material not available'],
        },
        { name: 'Change to the work', type: 'textarea' },
        { name: 'Photo', type: 'photo', isOptional: true },
      ],
      Cost: [
        { name: 'Price of change', type: 'number' },
        { name: 'Additional days', type: 'number', isOptional: true },
      ],
      'Customer approval': [
        { name: 'Customer name', type: 'textbox' },
        {
          name: 'Customer signature',
          type: 'signature',
          terms: 'I agree to the change to the work and to its price as written above. Everything else we agreed on is unchanged.',
        },
      ],
    }),
  },
]

export const sampleForms: readonly Omit<FormRecord, 'id' | 'company_id'>[] = drafts.map((draft) => ({
  ...draft,
  status: 11,
  is_template: true,
  category_ids: [],
  version: 1,
  lock_version: 1,
}))
