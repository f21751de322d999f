import { formEndpoints } from '@callout/contracts/forms/endpoints'
import { type Interaction } from '../../interaction.ts'
import { OWNER_TOKEN, TOKEN } from '../../states.ts'

export type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

export const SECTIONS = 'sections { name fields { fieldKey name dataType isRequired choices showIf { fieldKey equals } terms } }'
export const FIELDS = `id formName status isTemplate categoryIds attachTo { module actions isActive } version updatedAt lockVersion ${SECTIONS}`
export const NOT_THERE = 'This form doesn’t exist.'
export const NOT_ALLOWED = 'You don’t have permission to manage forms.'

export const asAdmin = (call: Call): Call => ({ ...call, operation: { ...call.operation, token: TOKEN } })

export const reading = (id: number, selection = FIELDS): Call => ({
  row: formEndpoints.getForm,
  operation: { query: `query Form($id: ID!) { form(id: $id) { ${selection} } }`, variables: { id: String(id) }, token: OWNER_TOKEN },
  sends: { path: `/forms/${id}` },
})
export const adding = (input: object, body: object, selection = FIELDS): Call => ({
  row: formEndpoints.createForm,
  operation: {
    query: `mutation CreateForm($input: FormInput!) { createForm(input: $input) { ${selection} } }`,
    variables: { input },
    token: OWNER_TOKEN,
  },
  sends: { path: '/forms', body },
})
export const changing = (id: number, typed: object, sent: object, selection = 'id'): Call => ({
  row: formEndpoints.updateForm,
  operation: {
    query: `mutation UpdateForm($input: FormChangeInput!) { updateForm(input: $input) { ${selection} } }`,
    variables: { input: { id: String(id), ...typed } },
    token: OWNER_TOKEN,
  },
  sends: { path: `/forms/${id}`, body: sent },
})
export const deleting = (id: number): Call => ({
  row: formEndpoints.deleteForm,
  operation: {
    query: 'mutation DeleteForm($id: ID!) { deleteForm(id: $id) { id deletedAt } }',
    variables: { id: String(id) },
    token: OWNER_TOKEN,
  },
  sends: { path: `/forms/${id}` },
})
