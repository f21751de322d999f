import type { FormInput } from '../../../lib/api/schemaTypes.generated.ts'
import { approvalQuestions, FIXED_PRICE } from '../../forms/questions/quotedAnswers.ts'

type Field = FormInput['sections'][number]['fields'][number]

const field = (fieldKey: string, name: string, dataType: Field['dataType'], more: Partial<Field> = {}): Field => ({
  fieldKey,
  name,
  dataType,
  isRequired: true,
  choices: [],
  showIf: null,
  terms: null,
  ...more,
})

/** A form that approves quotes, with the questions that a quote answers. */
export const newApprovalForm: FormInput = {
  formName: 'Quote approval',
  attachTo: [],
  categoryIds: [],
  status: 'ACTIVE',
  sections: [
    {
      name: 'Work',
      fields: [
        field('work', approvalQuestions.work, 'TEXTAREA'),
        field('price', approvalQuestions.price, 'NUMBER', { isRequired: false }),
        field('price_kind', approvalQuestions.kind, 'DROPDOWN_SINGLE_CHOICE', {
          choices: [FIXED_PRICE, 'Estimate', 'Time and materials'],
        }),
      ],
    },
    {
      name: 'Approval',
      fields: [
        field('name', approvalQuestions.name, 'TEXTBOX'),
        field('signature', 'Customer signature', 'SIGNATURE', { terms: 'I approve this work at the agreed price.' }),
      ],
    },
  ],
}
