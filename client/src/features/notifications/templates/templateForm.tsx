import { customerEvent, messageMedium } from '@callout/contracts/notifications/codes'
import { defineForm, type Sender } from '../../../components/form/defineForm.ts'
import { evictFields, readBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { TemplateToEditDocument, CreateTemplateDocument, UpdateTemplateDocument } from './templates.generated.ts'
import { templateSections } from './templateSections.tsx'
import { templateFields, type TemplateForm, type TemplateValues } from './templateValues.ts'
import { MessageTemplateBody, MessageTemplateChangeBody } from '@callout/contracts/notifications/templates'
import { nameOfCode } from '@callout/contracts/wire/codeNames'
import { saveChange } from '../../../components/form/saveChange.ts'

/** Adds a template, or sends the changed fields of one. */
const templateSender: Sender<TemplateForm> = {
  save: async (call) => {
    const { client, record, values } = call
    const to = paths.messageTemplates()
    if (record)
      return saveChange(call, {
        rules: templateFields,
        mutation: UpdateTemplateDocument,
        inputOf: ({ event: _, notificationMedium: __, ...words }) => ({ ...words, id: record.id }),
        returnedOf: ({ updateMessageTemplate }) => updateMessageTemplate,
        nameOf: (returned) => returned?.name ?? record.name ?? 'Template',
        to,
      })
    const event = nameOfCode(customerEvent, values.event) ?? 'VISIT_CONFIRMATION'
    const notificationMedium = nameOfCode(messageMedium, values.notificationMedium) ?? 'EMAIL'
    const { data } = await client.mutate({
      mutation: CreateTemplateDocument,
      variables: { input: { ...values, event, notificationMedium } },
    })
    return { to, successMessage: `${data?.createMessageTemplate?.name ?? 'Template'} created`, unsavedFields: null }
  },
}

const valuesOf = (template: TemplateForm['record']): TemplateValues => ({
  name: template?.name ?? '',
  event: customerEvent[template?.event ?? 'VISIT_CONFIRMATION'].code,
  notificationMedium: messageMedium[template?.notificationMedium ?? 'EMAIL'].code,
  subject: template?.subject ?? '',
  body: template?.body ?? '',
  isActive: template?.isActive ?? true,
})

/** New or existing message template. */
export const templateForm = defineForm<TemplateForm>({
  name: 'templateForm',
  noun: 'template',
  needs: 'manage_notifications',
  list: { to: paths.messageTemplates(), label: 'Message templates' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage notifications can change the templates.',
  ...templateFields,
  valuesOf,
  schemas: [MessageTemplateBody, MessageTemplateChangeBody],
  sections: templateSections,
  save: { label: 'Save template', verb: 'save' },
  sender: templateSender,
  edit: {
    read: readBy(TemplateToEditDocument, ({ messageTemplate }) => messageTemplate),
    nameOf: ({ name }) => name ?? 'Template',
    pathOf: () => paths.messageTemplates(),
    versionOf: () => null,
  },
  refresh: evictFields('messageTemplates', 'messageTemplate', 'customerNotificationSettings', 'customerMessage'),
})
