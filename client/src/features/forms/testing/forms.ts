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

export const getForms = (items: readonly object[]) => ({
  forms: { __typename: 'FormPage', items, totalCount: items.length, page: 1, perPage: 10, unreadable: [], ignored: [] },
})

/** Responses of the builder's other queries. */
export const builderAnswers = {
  FormSamples: getForms([]),
  ListCategories: {
    ownCategories: { __typename: 'CategoryPage', items: [{ __typename: 'Category', id: '3', name: 'Heating' }] },
  },
}

/** A job with an open form. */
export const jobWithForm = (part: object = {}) => ({
  __typename: 'Job',
  id: '7',
  jobNumber: 'J-1012',
  title: 'Boiler service',
  total: 129.11,
  currencyCode: 'USD',
  customer: { __typename: 'CustomerSummary', id: '31', name: 'Carla Reyes', email: 'carla@reyes-dental.test' },
  forms: [
    {
      __typename: 'AttachedForm',
      formId: '62',
      jobFormId: null,
      formName: 'Boiler checklist',
      isRequired: true,
      isSubmitted: false,
      ...part,
    },
  ],
})

const oddQuestion = { ...field, fieldKey: 'odd', name: 'Anything odd?', dataType: 'TEXTBOX' as const }

/** Responses of a job's form page: a form with one question, and a signed submission. */
export const fillAnswers = {
  FormJob: { job: jobWithForm() },
  FormToFill: { form: formOf({ sections: [{ __typename: 'FormSection', name: 'Checks', fields: [oddQuestion] } as never] }) },
  SavedForm: {
    jobForm: {
      __typename: 'JobForm',
      id: '77',
      formId: '62',
      formName: 'Boiler checklist',
      formVersion: 3,
      status: 'SUBMITTED',
      visitId: null,
      submittedBy: { __typename: 'Person', id: '21', name: 'Sam Fields' },
      submittedAt: 1795187100,
      sections: [
        {
          __typename: 'FormSection',
          name: 'As it was asked then',
          fields: [{ ...field, fieldKey: 'sign', name: 'Customer signature', dataType: 'SIGNATURE', terms: 'I accept the work.' }],
        },
      ],
      answers: [
        {
          __typename: 'FormAnswer',
          fieldKey: 'sign',
          name: 'Customer signature',
          value: 'typed',
          photos: null,
          signatureImage: null,
          signerName: 'Carla Reyes',
          signedAt: 1795187000,
          signedTotal: 100,
          currencyCode: 'USD',
        },
      ],
    },
  },
}
