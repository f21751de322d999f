const preview = {
  __typename: 'MessagePreview',
  subject: 'Your visit',
  body: 'Hello Ada, your visit is tomorrow.',
  isOwn: false,
  textMessage: null,
}

export const messageSettings = {
  companyNotificationSettings: [
    { __typename: 'CompanyNotificationSetting', event: 'JOB_ASSIGNED', inApp: true, email: false, sms: false },
    { __typename: 'CompanyNotificationSetting', event: 'PAYMENT_RECEIVED', inApp: true, email: null, sms: false },
  ],
  customerNotificationSettings: {
    __typename: 'CustomerNotificationSettings',
    settings: [
      {
        __typename: 'CustomerNotificationSetting',
        event: 'VISIT_REMINDER',
        email: false,
        sms: false,
        sendBeforeMinutes: 1440,
        templateId: '3',
        preview,
      },
    ],
  },
}

export const template = {
  __typename: 'MessageTemplate',
  id: '101',
  name: 'Short confirmation',
  event: 'VISIT_CONFIRMATION',
  notificationMedium: 'EMAIL',
  subject: 'Your visit on {{visit_date}}',
  body: 'See you, {{client_first_name}}.',
  isActive: true,
  isDefault: false,
}

export const templates = { messageTemplates: { __typename: 'MessageTemplatePage', items: [template] } }

export const variables = {
  templateVariables: [
    { __typename: 'TemplateVariable', key: 'client_first_name', label: 'Client first name', sample: 'Ada' },
    { __typename: 'TemplateVariable', key: 'visit_date', label: 'Visit date', sample: 'Jun 18,2026' },
  ],
}
