import { companyEvent, customerEvent } from '@callout/contracts/notifications/codes'
import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>
const REFUSED = 'You don’t have permission to manage messages.'
const asAdmin = (call: Call): Call => ({ ...call, operation: { ...call.operation, token: TOKEN } })
const withoutRight = [signedInWithout('manage_notifications')]

const visitLabels = { subject: 'Your visit', body: 'Hello Carla', is_own: false }
const COMPANY = '/company_notification_settings'
const CUSTOMER = '/customer_notification_settings'

const readCompany: Call = {
  row: notificationEndpoints.getCompanyNotificationSettings,
  operation: { query: 'query Company { companyNotificationSettings { event inApp email sms } }', token: OWNER_TOKEN },
  sends: { path: COMPANY },
}
const setCompany: Call = {
  row: notificationEndpoints.updateCompanyNotificationSettings,
  operation: {
    query: `mutation Set($settings: [CompanyNotificationInput!]!) {
      updateCompanyNotificationSettings(settings: $settings) { event inApp email sms }
    }`,
    variables: { settings: Object.keys(companyEvent).map((event) => ({ event, inApp: false, email: true, sms: true })) },
    token: OWNER_TOKEN,
  },
  sends: {
    path: COMPANY,
    body: { settings: Object.values(companyEvent).map(({ code }) => ({ event: code, in_app: false, email: true, sms: true })) },
  },
}
const changedCompany: Interaction = {
  name: 'setting how people are told of every event',
  given: [ownerSignedIn],
  ...setCompany,
  reply: ok({ settings: [{ event: 'job_created', in_app: false, email: true, sms: true }] }),
  answer: shows({ updateCompanyNotificationSettings: [{ event: 'JOB_CREATED', inApp: false, email: true, sms: true }] }),
}

const SETTING = 'event email sms sendBeforeMinutes templateId'
const readCustomer: Call = {
  row: notificationEndpoints.getCustomerNotificationSettings,
  operation: { query: `query Customer { customerNotificationSettings { settings { ${SETTING} } } }`, token: OWNER_TOKEN },
  sends: { path: CUSTOMER },
}
const setCustomer: Call = {
  row: notificationEndpoints.updateCustomerNotificationSettings,
  operation: {
    query: `mutation Set($settings: [CustomerNotificationInput!]!) {
      updateCustomerNotificationSettings(settings: $settings) { settings { ${SETTING} } }
    }`,
    variables: {
      settings: Object.keys(customerEvent).map((event) => ({ event, email: false, sms: true, sendBeforeMinutes: 180, templateId: '2' })),
    },
    token: OWNER_TOKEN,
  },
  sends: {
    path: CUSTOMER,
    body: {
      settings: Object.values(customerEvent).map(({ code }) => ({
        event: code,
        email: false,
        sms: true,
        send_before_minutes: 180,
        template_id: 2,
      })),
    },
  },
}
const setting = { event: 'visit_confirmation', email: false, sms: true, send_before_minutes: 180, template_id: 2 }
const settingShown = { event: 'VISIT_CONFIRMATION', email: false, sms: true, sendBeforeMinutes: 180, templateId: '2' }
const changedCustomer: Interaction = {
  name: 'setting how customers are told of every event',
  given: [ownerSignedIn],
  ...setCustomer,
  reply: ok({ settings: [setting] }),
  answer: shows({ updateCustomerNotificationSettings: { settings: [settingShown] } }),
}

const onDay = { status: 1, date: '2031-03-04', start_time: '09:00', end_time: '10:00', staff_ids: [21] }
const twoJobs = these(
  'jobs',
  { id: 9501, visit_id: 9701, title: 'Roof', ...onDay },
  { id: 9502, visit_id: 9702, title: 'Cellar', ...onDay, of_another_company: true },
)
const asking = (input: object, query: Record<string, string>, selection: string): Call => ({
  row: notificationEndpoints.getCustomerNotificationSettings,
  operation: {
    query: `query Text($input: CustomerMessageInput!) { customerMessage(input: $input) { ${selection} } }`,
    variables: { input: { event: 'VISIT_CONFIRMATION', ...input } },
    token: OWNER_TOKEN,
  },
  sends: { path: CUSTOMER, query },
})

/** Notification settings of users and customers, and previews of the messages. */
export const messageSettingInteractions: readonly Interaction[] = [
  {
    name: 'reading how people are told of events',
    given: [ownerSignedIn],
    ...readCompany,
    reply: ok({ settings: [{ event: 'job_assigned', in_app: true, email: false, sms: false }] }),
    answer: shows({ companyNotificationSettings: [{ event: 'JOB_ASSIGNED', inApp: true, email: false, sms: false }] }),
  },
  {
    name: 'reading how people are told without the authority for it',
    given: withoutRight,
    ...asAdmin(readCompany),
    reply: refused(403, REFUSED),
    answer: refusedWith('FORBIDDEN', 403, REFUSED),
  },
  changedCompany,
  {
    name: 'reading how people are told of events after it was set',
    given: changedCompany.given,
    after: [changedCompany],
    ...readCompany,
    reply: ok({ settings: [{ event: 'job_created', in_app: false, email: true, sms: true }] }),
    pinned: ['settings.in_app', 'settings.email', 'settings.sms'],
    answer: shows({ companyNotificationSettings: [{ event: 'JOB_CREATED', inApp: false, email: true, sms: true }] }),
  },
  {
    name: 'setting how people are told without the authority for it',
    given: withoutRight,
    ...asAdmin(setCompany),
    reply: refused(403, REFUSED),
    answer: refusedAt('updateCompanyNotificationSettings', 'FORBIDDEN', 403, REFUSED),
  },
  {
    name: 'reading how customers are told of events',
    given: [ownerSignedIn],
    ...readCustomer,
    reply: ok({ settings: [setting] }),
    answer: shows({ customerNotificationSettings: { settings: [settingShown] } }),
  },
  {
    name: 'reading how customers are told without the authority for it',
    given: withoutRight,
    ...asAdmin(readCustomer),
    reply: refused(403, REFUSED),
    answer: refusedWith('FORBIDDEN', 403, REFUSED),
  },
  changedCustomer,
  {
    name: 'reading how customers are told of events after it was set',
    given: changedCustomer.given,
    after: [changedCustomer],
    ...readCustomer,
    reply: ok({ settings: [setting] }),
    pinned: ['settings.email', 'settings.sms', 'settings.send_before_minutes', 'settings.template_id'],
    answer: shows({ customerNotificationSettings: { settings: [settingShown] } }),
  },
  {
    name: 'setting how customers are told without the authority for it',
    given: withoutRight,
    ...asAdmin(setCustomer),
    reply: refused(403, REFUSED),
    answer: refusedAt('updateCustomerNotificationSettings', 'FORBIDDEN', 403, REFUSED),
  },
  {
    name: 'reading what a customer would be told of a visit',
    given: [ownerSignedIn, twoJobs],
    ...asking(
      { jobId: '9501', visitId: '9701', date: '2031-03-05', startTime: '13:00', endTime: '14:00' },
      { job_id: '9501', visit_id: '9701', date: '2031-03-05', start_time: '13:00', end_time: '14:00' },
      'event email sms preview { subject body isOwn textMessage } takesMessage takesMedium',
    ),
    reply: ok({
      settings: [{ event: 'visit_confirmation', email: true, sms: false, preview: visitLabels }],
      takes_message: true,
      takes_medium: true,
    }),
    answer: shows({
      customerMessage: {
        event: 'VISIT_CONFIRMATION',
        email: true,
        sms: false,
        preview: { subject: 'Your visit', body: 'Hello Carla', isOwn: false, textMessage: null },
        takesMessage: true,
        takesMedium: true,
      },
    }),
  },
  {
    name: 'reading what a customer would be told of a job of another company',
    given: [ownerSignedIn, twoJobs],
    ...asking({ jobId: '9502' }, { job_id: '9502' }, 'event'),
    reply: refused(404, 'This job doesn’t exist.'),
    answer: refusedAt('customerMessage', 'NOT_FOUND', 404, 'This job doesn’t exist.'),
  },
]
