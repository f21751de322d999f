import { weekdayNames } from '@callout/contracts/time'

/** Settings of the fake gateway. */
export const returned = {
  customer: {
    __typename: 'CustomerSetting',
    companyName: 'Harbor Home Services',
    timezone: 'America/New_York',
    dateFormat: 'MM/dd/yyyy',
    timeFormat: 'TWELVE_HOUR',
    currencyCode: 'USD',
    languageCode: 'en',
    isLineItemRequired: true,
    taxBasis: 'NET',
    discountBasis: 'GROSS',
    defaultTaxId: '5',
    invoiceDueDays: 14,
    invoicePrefix: 'INV-',
    nextInvoiceNumber: 1042,
    paymentTerms: '',
    invoiceFooter: '',
  },
  team: {
    __typename: 'TeamSetting',
    businessHours: weekdayNames.map((_, day) => ({
      __typename: 'BusinessDay',
      day,
      isOn: day > 0,
      open: day > 0 ? '08:00' : null,
      close: day > 0 ? '17:00' : null,
    })),
    holidays: [{ __typename: 'Holiday', date: '2026-12-25', name: 'Christmas Day' }],
    slotMinutes: 30,
    calendar: { __typename: 'CalendarSetting', firstDay: 1, defaultView: 'WEEK', showWeekends: true, colourBy: 'STATUS' },
    warnOnClash: true,
    staffCanSeePrices: true,
    staffCanAddItems: false,
    staffCanCollect: false,
    staffCanQuote: false,
    shareLocation: true,
  },
  job: {
    __typename: 'JobSetting',
    jobPrefix: 'J-',
    nextJobNumber: 5001,
    defaultDurationMinutes: 60,
    defaultPriority: 'MEDIUM',
    lateAfterMinutes: 15,
    arrivalWindowMinutes: 30,
    requireFormsBeforeFinish: true,
    requireSignature: false,
    createInvoiceOnFinish: false,
    askBeforeMessaging: true,
  },
} as const

type Blocks = Record<'customer' | 'team' | 'job', object | null>
export const settingsAnswer = (blocks: Partial<Blocks> = {}) => ({
  companySettings: { __typename: 'CompanySettings', ...returned, ...blocks },
})

export const companyAnswer = {
  company: {
    __typename: 'Company',
    id: '1',
    organizationName: 'Harbor Home Services',
    organizationEmail: 'office@harbor.test',
    phoneCountryCode: '1',
    phone: '5550100199',
    address: '1 Pier Road, Boston, MA 02110',
    street1: '1 Pier Road',
    city: 'Boston',
    province: 'Massachusetts',
    country: 'United States',
    zipcode: '02110',
    website: 'https://harbor.test',
    companySize: '6-10',
    logoUrl: null,
  },
}

export const choicesAnswer = {
  languages: [{ __typename: 'Language', id: '1', code: 'en', name: 'English' }],
  currencies: [
    { __typename: 'Currency', id: '1', code: 'USD', name: 'US Dollar', symbol: '$' },
    { __typename: 'Currency', id: '2', code: 'EUR', name: 'Euro', symbol: '€' },
  ],
  taxes: { __typename: 'TaxPage', items: [{ __typename: 'Tax', id: '5', name: 'Sales tax', rate: 8.25 }] },
}

export const generalDataAnswer = (part: object = {}) => ({
  generalData: {
    __typename: 'GeneralData',
    dateFormat: 'MM/dd/yyyy',
    timeFormat: 'TWELVE_HOUR',
    currencyCode: 'USD',
    languageCode: 'en',
    ...part,
  },
})

/** Responses of the settings pages' queries. */
export const settingAnswers = {
  GeneralDataToEdit: generalDataAnswer(),
  SettingsToEdit: settingsAnswer(),
  CompanyToEdit: companyAnswer,
  SettingChoices: choicesAnswer,
  DialCodes: { countries: [{ __typename: 'Country', id: '1', name: 'United States', code: 'US', dialCode: '1' }] },
}
