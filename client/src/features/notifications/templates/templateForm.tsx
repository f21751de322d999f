import { customerEvent, messageMedium } from '@callout/contracts/notifications/codes'
import { MessageTemplateBody, MessageTemplateChangeBody } from '@callout/contracts/notifications/templates'
import { defineForm } from '../../../components/form/defineForm.ts'
import { evictFields, readBy, writeBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { CreateTemplateDocument, TemplateToEditDocument, UpdateTemplateDocument } from './templates.generated.ts'
import { templateTable } from './templateTable.tsx'
import type { TemplateForm } from './templateValues.ts'

export const templateForm = defineForm<TemplateForm>()({
  name: 'templateForm',
  noun: 'template',
  needs: 'manage_notifications',
  list: { to: paths.messageTemplates(), label: 'Message templates' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage notifications can change the templates.',
  fields: templateTable,
  valuesOf: (template) => ({
    name: template?.name ?? '',
    event: template?.event ?? 'VISIT_CONFIRMATION',
    notificationMedium: template?.notificationMedium ?? 'EMAIL',
    subject: template?.subject ?? '',
    body: template?.body ?? '',
    isActive: template?.isActive ?? true,
  }),
  schemas: [MessageTemplateBody, MessageTemplateChangeBody],
  toWire: ({ event, notificationMedium: medium, ...sent }) => ({
    ...sent,
    ...(event && { event: customerEvent[event].code }),
    ...(medium && { notificationMedium: messageMedium[medium].code }),
  }),
  create: {
    write: writeBy(CreateTemplateDocument, 'createMessageTemplate'),
    toInput: ({ values }) => values,
  },
  change: {
    read: readBy(TemplateToEditDocument, 'messageTemplate'),
    write: writeBy(UpdateTemplateDocument, 'updateMessageTemplate'),
    toInput: ({ event: _, notificationMedium: __, ...sent }, { id }) => ({ ...sent, id }),
  },
  getName: ({ name }) => name ?? 'Template',
  refresh: evictFields('messageTemplates', 'messageTemplate', 'customerNotificationSettings', 'customerMessage'),
})
