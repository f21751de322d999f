import type { Endpoint } from '../wire/endpoint.ts'
import { AllRead, Cleared, ClearQuery, NotificationIdInput, NotificationPage, NotificationQuery, ReadNotification } from './bell.ts'
import {
  CompanyNotificationSettings,
  CompanyNotificationSettingsBody,
  CustomerNotificationQuery,
  CustomerNotificationSettings,
  CustomerNotificationSettingsBody,
  TemplateVariables,
} from './settings.ts'
import {
  MessageTemplate,
  MessageTemplateBody,
  MessageTemplateChangeBody,
  MessageTemplateIdInput,
  MessageTemplatePage,
  MessageTemplateQuery,
} from './templates.ts'
import { ClientNotificationPage, ClientNotificationQuery } from './schemas.ts'
import { Deleted, z } from '../wire/zod.ts'

const nothing = z.object({})

// oxfmt-ignore
export const notificationEndpoints = {
  listNotifications: { method: 'GET', path: '/notifications', input: NotificationQuery, data: NotificationPage, access: 'user', origin: 'inferred' },
  clearNotifications: { method: 'DELETE', path: '/notifications/destroy_all', input: ClearQuery, data: Cleared, access: 'user', origin: 'inferred' },
  readNotification: { method: 'PUT', path: '/notifications/{id}/mark_as_read', input: NotificationIdInput, data: ReadNotification, record: 'notification', access: 'user', origin: 'inferred' },
  readAllNotifications: { method: 'PUT', path: '/notifications/mark_all_as_read', input: nothing, data: AllRead, access: 'user', origin: 'inferred' },
  getCompanyNotificationSettings: { method: 'GET', path: '/company_notification_settings', input: nothing, data: CompanyNotificationSettings, access: 'user', origin: 'inferred' },
  updateCompanyNotificationSettings: { method: 'PUT', path: '/company_notification_settings', input: CompanyNotificationSettingsBody, data: CompanyNotificationSettings, access: 'user', origin: 'inferred' },
  getCustomerNotificationSettings: { method: 'GET', path: '/customer_notification_settings', input: CustomerNotificationQuery, data: CustomerNotificationSettings, access: 'user', origin: 'inferred' },
  updateCustomerNotificationSettings: { method: 'PUT', path: '/customer_notification_settings', input: CustomerNotificationSettingsBody, data: CustomerNotificationSettings, access: 'user', origin: 'inferred' },
  listTemplateVariables: { method: 'GET', path: '/template_variables', input: nothing, data: TemplateVariables, access: 'user', origin: 'inferred' },
  listMessageTemplates: { method: 'GET', path: '/company_templates', input: MessageTemplateQuery, data: MessageTemplatePage, access: 'user', origin: 'inferred' },
  getMessageTemplate: { method: 'GET', path: '/company_templates/{id}', input: MessageTemplateIdInput, data: MessageTemplate, record: 'template', access: 'user', origin: 'inferred' },
  createMessageTemplate: { method: 'POST', path: '/company_templates', input: MessageTemplateBody, data: MessageTemplate, record: 'template', access: 'user', origin: 'inferred' },
  updateMessageTemplate: { method: 'PUT', path: '/company_templates/{id}', input: MessageTemplateChangeBody, data: MessageTemplate, record: 'template', access: 'user', origin: 'inferred' },
  deleteMessageTemplate: { method: 'DELETE', path: '/company_templates/{id}', input: MessageTemplateIdInput, data: Deleted, access: 'user', origin: 'inferred' },
  listClientNotifications: { method: 'GET', path: '/client_notifications', input: ClientNotificationQuery, data: ClientNotificationPage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
