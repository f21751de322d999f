import type { CodeOf } from '@callout/contracts/codes'
import { customerEvent, messageMedium } from '@callout/contracts/notifications/codes'
import { defineForm, type FormTypes } from '../../../kit/form/defineForm.ts'
import type { FieldRules } from '../../../kit/form/fieldChanges.ts'
import { forgetting, readBy } from '../../../kit/form/recordQueries.ts'
import { paths } from '../../../shared/paths.ts'
import { type TemplatePartsFragment, TemplateToEditDocument } from './templates.generated.ts'
import { templateSections } from './templateSections.tsx'

/** Event and medium are codes of the wire, so that form and server check the same. */
export interface TemplateValues {
  name: string
  event: CodeOf<typeof customerEvent>
  notificationMedium: CodeOf<typeof messageMedium>
  subject: string
  body: string
  isActive: boolean
}

/** The form of a template; the record of a new one is null. */
export interface TemplateForm extends FormTypes {
  values: TemplateValues
  own: null
  record: TemplatePartsFragment | null
  scope: null
  question: null
  found: null
}

export const templateFields: FieldRules<TemplateValues> = {
  labels: { name: 'Name', event: 'Event', notificationMedium: 'Sent by', subject: 'Subject', body: 'Message', isActive: 'In use' },
  together: [],
}

const valuesOf = (template: TemplateForm['record']): TemplateValues => ({
  name: template?.name ?? '',
  event: customerEvent[template?.event ?? 'VISIT_CONFIRMATION'].code,
  notificationMedium: messageMedium[template?.notificationMedium ?? 'EMAIL'].code,
  subject: template?.subject ?? '',
  body: template?.body ?? '',
  isActive: template?.isActive ?? true,
})

/** The words of a message to customers, new or there. */
export const templateForm = defineForm<TemplateForm>({
  name: 'templateForm',
  noun: 'template',
  needs: 'manage_notifications',
  list: { to: paths.messageTemplates(), label: 'Templates' },
  words: 'Only the owner, a branch head, or a staff admin who can manage notifications can change the templates.',
  ...templateFields,
  valuesOf,
  schemas: async () => {
    const { MessageTemplateBody, MessageTemplateChangeBody } = await import('@callout/contracts/notifications/templates')
    return [MessageTemplateBody, MessageTemplateChangeBody]
  },
  sections: templateSections,
  save: { label: 'Save template', keys: 'save' },
  sender: async () => (await import('./saveTemplate.ts')).templateSender,
  edit: {
    read: readBy(TemplateToEditDocument, ({ messageTemplate }) => messageTemplate),
    nameOf: ({ name }) => name ?? 'Template',
    pathOf: () => paths.messageTemplates(),
    versionOf: () => null,
  },
  refresh: forgetting('messageTemplates', 'messageTemplate', 'customerNotificationSettings', 'customerMessage'),
})
