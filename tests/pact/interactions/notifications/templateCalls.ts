import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import { type Interaction } from '../../interaction.ts'
import { OWNER_TOKEN, TOKEN } from '../../states.ts'

export type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>
export const FIELDS = 'id name event notificationMedium subject body isActive isDefault'
export const asAdmin = (call: Call): Call => ({ ...call, operation: { ...call.operation, token: TOKEN } })

export const reading = (id: number, selection = FIELDS): Call => ({
  row: notificationEndpoints.getMessageTemplate,
  operation: {
    query: `query Template($id: ID!) { messageTemplate(id: $id) { ${selection} } }`,
    variables: { id: String(id) },
    token: OWNER_TOKEN,
  },
  sends: { path: `/company_templates/${id}` },
})
export const listing = (input: object, query: Record<string, string>): Call => ({
  row: notificationEndpoints.listMessageTemplates,
  operation: {
    query: `query Templates($input: MessageTemplatesInput) { messageTemplates(input: $input) { totalCount page perPage items { ${FIELDS} } } }`,
    variables: { input },
    token: OWNER_TOKEN,
  },
  sends: { path: '/company_templates', query },
})
export const adding = (input: object, body: object): Call => ({
  row: notificationEndpoints.createMessageTemplate,
  operation: {
    query: `mutation Create($input: MessageTemplateInput!) { createMessageTemplate(input: $input) { ${FIELDS} } }`,
    variables: { input },
    token: OWNER_TOKEN,
  },
  sends: { path: '/company_templates', body },
})
export const changing = (id: number, labels: object, body: object, selection = 'id'): Call => ({
  row: notificationEndpoints.updateMessageTemplate,
  operation: {
    query: `mutation Update($input: MessageTemplateChangeInput!) { updateMessageTemplate(input: $input) { ${selection} } }`,
    variables: { input: { id: String(id), ...labels } },
    token: OWNER_TOKEN,
  },
  sends: { path: `/company_templates/${id}`, body },
})
export const deleting = (id: number): Call => ({
  row: notificationEndpoints.deleteMessageTemplate,
  operation: {
    query: 'mutation Delete($id: ID!) { deleteMessageTemplate(id: $id) { id } }',
    variables: { id: String(id) },
    token: OWNER_TOKEN,
  },
  sends: { path: `/company_templates/${id}` },
})
