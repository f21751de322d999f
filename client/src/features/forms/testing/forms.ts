import type { FormBuilderPartsFragment } from '../builder/builder.generated.ts'

type Form = FormBuilderPartsFragment & { readonly __typename: 'Form' }

const field = { __typename: 'FormField' as const, isRequired: true, choices: [], showIf: null, terms: null }

export const formOf = (part: Partial<Form> = {}): Form => ({
  __typename: 'Form',
  id: '62',
  formName: 'Boiler checklist',
  status: 'ACTIVE',
  isTemplate: false,
  categoryIds: [],
  attachTo: [{ __typename: 'FormPlace', module: 'jobs', actions: ['create', 'finish'], isActive: true } as never],
  version: 4,
  updatedAt: 1795190400,
  lockVersion: 4,
  sections: [
    {
      __typename: 'FormSection',
      name: 'Checks',
      fields: [
        { ...field, fieldKey: 'state', name: 'State of the boiler', dataType: 'DROPDOWN_SINGLE_CHOICE', choices: ['In order', 'Leaking'] },
        { ...field, fieldKey: 'where', name: 'Where it leaks', dataType: 'TEXTBOX', showIf: { fieldKey: 'state', equals: 'Leaking' } },
      ],
    } as never,
    {
      __typename: 'FormSection',
      name: 'Handed over',
      fields: [{ ...field, fieldKey: 'sign', name: 'Customer signature', dataType: 'SIGNATURE', terms: 'I accept the work.' }],
    } as never,
  ],
  ...part,
})

export const formsOf = (items: readonly object[]) => ({
  forms: { __typename: 'FormPage', items, totalCount: items.length, page: 1, perPage: 10, unreadable: [], ignored: [] },
})

/** What the builder asks besides the form. */
export const builderAnswers = {
  FormSamples: formsOf([]),
  ListCategories: {
    ownCategories: { __typename: 'CategoryPage', items: [{ __typename: 'Category', id: '3', name: 'Heating' }] },
  },
}
