import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import { form } from '@callout/contracts/forms/samples'
import { companySettings } from '@callout/contracts/settings/samples'
import { type Interaction, interactionNamed, ok, refused, refusedAt, shows } from '../interaction.ts'
import { these } from '../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, signedIn, TOKEN } from '../states.ts'
import { businessHours, defaultTax } from '../workStates.ts'

const { customer: written, team, job } = companySettings
/** Without codes of the accounting export, which a company has none of at first. */
const { accounting_codes, ...customer } = written

const CUSTOMER = `companyName timezone dateFormat timeFormat currencyCode languageCode isLineItemRequired taxBasis discountBasis defaultTaxId
  invoiceDueDays invoicePrefix nextInvoiceNumber paymentTerms invoiceFooter`
const CODES = 'accountingCodes { layout kind name code }'
const TEAM = `businessHours { day isOn open close } holidays { date name } slotMinutes
  calendar { firstDay defaultView showWeekends colourBy } warnOnClash staffCanSeePrices staffCanAddItems staffCanCollect staffCanQuote
  shareLocation`
const JOB = `jobPrefix nextJobNumber defaultDurationMinutes defaultPriority lateAfterMinutes arrivalWindowMinutes
  requireFormsBeforeFinish requireSignature createInvoiceOnFinish askBeforeMessaging approvalFormId stepBackMinutes`

const customerShown = {
  companyName: 'North Heating',
  timezone: 'America/Chicago',
  dateFormat: 'MM/dd/yyyy',
  timeFormat: 'TWELVE_HOUR',
  currencyCode: 'USD',
  languageCode: 'en',
  isLineItemRequired: true,
  taxBasis: 'GROSS',
  discountBasis: 'GROSS',
  defaultTaxId: '5',
  invoiceDueDays: 7,
  invoicePrefix: 'INV-',
  nextInvoiceNumber: 1042,
  paymentTerms: 'Payable within 7 days.',
  invoiceFooter: 'Thank you for your business.',
}
const codesShown = [{ layout: 'XERO', kind: 'ACCOUNT', name: 'sales', code: '400' }]
const teamShown = {
  businessHours: [{ day: 1, isOn: true, open: '08:00', close: '17:00' }],
  holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
  slotMinutes: 30,
  calendar: { firstDay: 1, defaultView: 'WEEK', showWeekends: true, colourBy: 'STAFF' },
  warnOnClash: true,
  staffCanSeePrices: false,
  staffCanAddItems: true,
  staffCanCollect: false,
  staffCanQuote: false,
  shareLocation: true,
}
const jobShown = {
  jobPrefix: 'J-',
  nextJobNumber: 5001,
  defaultDurationMinutes: 120,
  defaultPriority: 'LOW',
  lateAfterMinutes: 15,
  arrivalWindowMinutes: 30,
  requireFormsBeforeFinish: true,
  requireSignature: false,
  createInvoiceOnFinish: false,
  askBeforeMessaging: true,
  approvalFormId: '61',
  stepBackMinutes: 10,
}
/** All of it, except fields that no client sets, and the approval form, which has to exist. */
const { stepBackMinutes: _, approvalFormId, ...jobWritten } = jobShown
const { step_back_minutes: __, approval_form_id, ...jobSent } = job
const approvalForm = these('forms', { ...form, id: approval_form_id })

const teamSent = { ...team, business_hours: team.business_hours.slice(1) }
const forbidden = 'You don’t have permission to change the company’s settings.'

export const changing = (field: string, type: string, input: object, selection: string, token = OWNER_TOKEN): Interaction['operation'] => ({
  query: `mutation Change($input: ${type}!) { ${field}(input: $input) { ${selection} } }`,
  variables: { input },
  token,
})

const changeInteractions: readonly Interaction[] = [
  {
    name: 'reading the settings of the company',
    given: [signedIn, defaultTax, businessHours],
    row: settingsEndpoints.getSettings,
    operation: {
      query: `query CompanySettings { companySettings { customer { ${CUSTOMER} } team { ${TEAM} } job { ${JOB} } } }`,
      token: TOKEN,
    },
    sends: { path: '/settings/get_customer_setting' },
    reply: ok({ customer, team: teamSent, job }),
    answer: shows({ companySettings: { customer: customerShown, team: teamShown, job: jobShown } }),
  },
  {
    name: 'changing how the company presents itself and counts money',
    given: [ownerSignedIn, defaultTax],
    row: settingsEndpoints.updateCustomerSetting,
    operation: changing(
      'updateCustomerSetting',
      'UpdateCustomerSettingInput',
      {
        ...customerShown,
        timezone: 'Asia/Calcutta',
        dateFormat: 'dd/MM/yyyy',
        timeFormat: 'TWENTY_FOUR_HOUR',
        nextInvoiceNumber: 900_042,
        invoiceFooter: null,
        accountingCodes: codesShown,
      },
      `${CUSTOMER} ${CODES}`,
    ),
    sends: {
      path: '/settings/update_customer_setting',
      body: {
        ...customer,
        timezone: 'Asia/Kolkata',
        date_format: 'dd/MM/yyyy',
        time_format: 1,
        next_invoice_number: 900_042,
        invoice_footer: '',
        accounting_codes,
      },
    },
    reply: ok({ ...written, date_format: 'dd/MM/yyyy', time_format: 1 }),
    pinned: ['responseData.date_format', 'responseData.time_format'],
    answer: shows({
      updateCustomerSetting: {
        ...customerShown,
        dateFormat: 'dd/MM/yyyy',
        timeFormat: 'TWENTY_FOUR_HOUR',
        accountingCodes: codesShown,
      },
    }),
  },
  {
    name: 'changing that new jobs carry no tax',
    given: [ownerSignedIn, defaultTax],
    row: settingsEndpoints.updateCustomerSetting,
    operation: changing('updateCustomerSetting', 'UpdateCustomerSettingInput', { defaultTaxId: null }, 'companyName'),
    sends: { path: '/settings/update_customer_setting', body: { default_tax_id: null } },
    reply: ok({ company_name: 'North Heating' }),
    answer: shows({ updateCustomerSetting: { companyName: 'North Heating' } }),
  },
  {
    name: 'changing a zone to none',
    given: [ownerSignedIn],
    row: settingsEndpoints.updateCustomerSetting,
    operation: changing('updateCustomerSetting', 'UpdateCustomerSettingInput', { timezone: '' }, 'companyName'),
    sends: { path: '/settings/update_customer_setting', body: { timezone: '' } },
    reply: refused(422, 'Required', { errors: [{ field: 'timezone', message: 'Required' }] }),
    answer: refusedAt('updateCustomerSetting', 'INVALID', 422, 'Required', { fields: [{ field: 'timezone', message: 'Required' }] }),
  },
  {
    name: 'changing when the company works',
    given: [ownerSignedIn, businessHours],
    row: settingsEndpoints.updateTeamSetting,
    operation: changing('updateTeamSetting', 'UpdateTeamSettingInput', teamShown, TEAM),
    sends: { path: '/settings/update_team_setting', body: teamSent },
    reply: ok(teamSent),
    answer: shows({ updateTeamSetting: teamShown }),
  },
  {
    name: 'changing the business hours so that they end before they begin',
    given: [ownerSignedIn],
    row: settingsEndpoints.updateTeamSetting,
    operation: changing(
      'updateTeamSetting',
      'UpdateTeamSettingInput',
      { businessHours: [{ day: 1, isOn: true, open: '17:00', close: '08:00' }] },
      'slotMinutes',
    ),
    sends: { path: '/settings/update_team_setting', body: { business_hours: [{ day: 1, is_on: true, open: '17:00', close: '08:00' }] } },
    reply: refused(422, 'Business open time must be before Business close time.', {
      errors: [{ field: 'business_hours.0.open', message: 'Business open time must be before Business close time.' }],
    }),
    answer: refusedAt('updateTeamSetting', 'INVALID', 422, 'Business open time must be before Business close time.', {
      fields: [{ field: 'businessHours.0.open', message: 'Business open time must be before Business close time.' }],
    }),
  },
  {
    name: 'changing how jobs begin and end',
    given: [ownerSignedIn],
    row: settingsEndpoints.updateJobSetting,
    operation: changing('updateJobSetting', 'UpdateJobSettingInput', { ...jobWritten, nextJobNumber: 900_001 }, JOB),
    sends: { path: '/settings/update_job_setting', body: { ...jobSent, next_job_number: 900_001 } },
    reply: ok({ ...job, next_job_number: 900_001 }),
    answer: shows({ updateJobSetting: { ...jobShown, nextJobNumber: 900_001 } }),
  },
  {
    name: 'choosing the form that approves quotes',
    given: [ownerSignedIn, approvalForm],
    row: settingsEndpoints.updateJobSetting,
    operation: changing('updateJobSetting', 'UpdateJobSettingInput', { approvalFormId }, 'approvalFormId'),
    sends: { path: '/settings/update_job_setting', body: { approval_form_id } },
    reply: ok({ approval_form_id }),
    pinned: ['responseData.approval_form_id'],
    answer: shows({ updateJobSetting: { approvalFormId } }),
  },
  {
    name: 'changing a setting without being allowed to',
    given: [signedIn],
    row: settingsEndpoints.updateJobSetting,
    operation: changing('updateJobSetting', 'UpdateJobSettingInput', { jobPrefix: 'W-' }, 'jobPrefix', TOKEN),
    sends: { path: '/settings/update_job_setting', body: { job_prefix: 'W-' } },
    reply: refused(403, forbidden),
    answer: refusedAt('updateJobSetting', 'FORBIDDEN', 403, forbidden),
  },
]

/** The settings are read again after a change. `pinned`: fields that must be as they were sent. */
const rereading = (
  change: string,
  block: string,
  selection: string,
  saved: object,
  pinned: readonly string[],
  shown: object,
): Interaction => {
  const changed = interactionNamed(changeInteractions, change)
  return {
    name: `reading the settings after ${change}`,
    given: changed.given,
    after: [changed],
    row: settingsEndpoints.getSettings,
    operation: { query: `query Settings { companySettings { ${block} { ${selection} } } }`, token: OWNER_TOKEN },
    sends: { path: '/settings/get_customer_setting' },
    reply: ok({ [block]: saved }),
    pinned: pinned.map((field) => `${block}.${field}`),
    answer: shows({ companySettings: { [block]: shown } }),
  }
}

export const settingsInteractions: readonly Interaction[] = [
  ...changeInteractions,
  rereading(
    'changing how the company presents itself and counts money',
    'customer',
    'companyName dateFormat timeFormat nextInvoiceNumber',
    { company_name: 'North Heating', date_format: 'dd/MM/yyyy', time_format: 1, next_invoice_number: 900_042 },
    ['company_name', 'date_format', 'time_format', 'next_invoice_number'],
    { companyName: 'North Heating', dateFormat: 'dd/MM/yyyy', timeFormat: 'TWENTY_FOUR_HOUR', nextInvoiceNumber: 900_042 },
  ),
  rereading(
    'changing when the company works',
    'team',
    'warnOnClash staffCanSeePrices calendar { firstDay colourBy }',
    { warn_on_clash: true, staff_can_see_prices: false, calendar: { first_day: 1, colour_by: 'staff' } },
    ['staff_can_see_prices', 'warn_on_clash'],
    { warnOnClash: true, staffCanSeePrices: false, calendar: { firstDay: 1, colourBy: 'STAFF' } },
  ),
  rereading(
    'changing how jobs begin and end',
    'job',
    'nextJobNumber defaultDurationMinutes',
    { next_job_number: 900_001, default_duration_minutes: 120 },
    ['next_job_number', 'default_duration_minutes'],
    { nextJobNumber: 900_001, defaultDurationMinutes: 120 },
  ),
]
