import { worksAlone } from '../../lib/session/onSite.ts'

export type Block = 'company' | 'general' | 'customer' | 'team' | 'calendar' | 'job'
/** Value type: 'list' is several records. */
export type Kind = 'text' | 'longText' | 'number' | 'flag' | 'choice' | 'list'

export interface Setting {
  readonly label: string
  readonly block: Block
  readonly kind: Kind
  readonly isRequired?: boolean
  readonly note?: string
  readonly suffix?: string
  /** A number without thousands separators, such as a document's. */
  readonly isPlain?: boolean
  readonly terms?: string
}

export interface SettingSection {
  readonly title: string
  readonly about: string
  readonly settings: Readonly<Record<string, Setting>>
  /** Headings with their settings, in page order. */
  readonly groups: readonly (readonly [title: string, ...names: string[]])[]
}

const text = (label: string, block: Block, more: Partial<Setting> = {}): Setting => ({ label, block, kind: 'text', ...more })
const number = (label: string, block: Block, more: Partial<Setting> = {}): Setting => ({ label, block, kind: 'number', ...more })
const flag = (label: string, block: Block, more: Partial<Setting> = {}): Setting => ({ label, block, kind: 'flag', ...more })
const choice = (label: string, block: Block, more: Partial<Setting> = {}): Setting => ({ label, block, kind: 'choice', ...more })

const ON_INVOICES = 'Printed on new invoices.'

/** All company settings, by section and schema name. */
export const settingSections = {
  company: {
    title: 'Business profile',
    about: 'Name, logo, address and how customers reach you',
    groups: [
      ['Name and contact', 'logo', 'organizationName', 'organizationEmail', 'phone', 'website', 'companySize'],
      ['Address', 'address', 'street1', 'city', 'province', 'zipcode', 'country'],
    ],
    settings: {
      logo: text('Logo', 'company', { terms: 'picture image brand' }),
      organizationName: text('Business name', 'company', { isRequired: true, terms: 'company' }),
      organizationEmail: text('Email', 'company', { isRequired: true }),
      phoneCountryCode: text('Country code', 'company'),
      phone: text('Phone', 'company'),
      website: text('Website', 'company'),
      address: text('Address', 'company', { isRequired: true, note: 'Shown on invoices and job sheets.' }),
      street1: text('Street', 'company', { isRequired: true }),
      city: text('City', 'company', { isRequired: true }),
      province: text('State or province', 'company', { isRequired: true }),
      zipcode: text('Postal code', 'company', { terms: 'zip' }),
      country: text('Country', 'company', { isRequired: true, note: 'Sets miles or kilometers.' }),
      companySize: choice('Business size', 'company', { terms: 'company' }),
    },
  },
  regional: {
    title: 'Regional',
    about: 'Time zone, date and time formats, currency and language',
    groups: [
      ['Time and dates', 'timezone', 'dateFormat', 'timeFormat', 'firstDay'],
      ['Money and language', 'currencyCode', 'languageCode'],
    ],
    settings: {
      timezone: choice('Time zone', 'customer', { isRequired: true, terms: 'timezone clock utc gmt' }),
      dateFormat: choice('Date format', 'general', { terms: 'day month year' }),
      timeFormat: choice('Time format', 'general', { terms: 'clock 12 24 hour am pm' }),
      firstDay: choice('First day of the week', 'calendar', { terms: 'monday sunday calendar' }),
      currencyCode: choice('Currency', 'general', {
        isRequired: true,
        note: 'Existing jobs, invoices and payments keep their currency. Prices and new jobs use this one; no amount is converted.',
        terms: 'money dollar euro',
      }),
      languageCode: choice('Language', 'general', { note: 'Language of messages to customers.' }),
    },
  },
  hours: {
    title: 'Business hours and holidays',
    about: 'Your opening hours. Booking outside them shows a warning.',
    groups: [
      ['Business hours', 'businessHours'],
      ['Holidays', 'holidays'],
    ],
    settings: {
      businessHours: { label: 'Business hours', block: 'team', kind: 'list', terms: 'open close weekday working time' },
      holidays: { label: 'Holidays', block: 'team', kind: 'list', terms: 'closed days vacation' },
    },
  },
  calendar: {
    title: 'Calendar',
    about: 'Default view, time slots and conflicts',
    groups: [
      ['Schedule', 'defaultView', 'showWeekends', 'colourBy'],
      ['Planning', 'slotMinutes', 'warnOnClash'],
    ],
    settings: {
      defaultView: choice('Default view', 'calendar', { terms: 'day week month' }),
      showWeekends: flag('Show weekends', 'calendar', { terms: 'saturday sunday' }),
      colourBy: choice('Color by', 'calendar', { terms: 'colour status staff category' }),
      slotMinutes: number('Time slots every', 'team', {
        suffix: ' min',
        note: '4 to 100 minutes.',
        terms: 'planning step grid',
      }),
      warnOnClash: flag('Warn about double-booking', 'team', {
        note: 'You’re always warned about time off.',
        terms: 'clash overlap',
      }),
    },
  },
  jobs: {
    title: 'Jobs',
    about: 'Numbering, defaults, late visits and finishing',
    groups: [
      ['Numbers', 'jobPrefix', 'nextJobNumber'],
      ['New jobs', 'defaultDurationMinutes', 'defaultPriority', 'arrivalWindowMinutes'],
      ['On the day', 'lateAfterMinutes', 'askBeforeMessaging'],
      ['Finishing', 'requireFormsBeforeFinish', 'requireSignature', 'createInvoiceOnFinish'],
    ],
    settings: {
      jobPrefix: text('Job number prefix', 'job'),
      nextJobNumber: number('Next job number', 'job', { isPlain: true }),
      defaultDurationMinutes: number('Default duration', 'job', { suffix: ' min', terms: 'length minutes' }),
      defaultPriority: choice('Default priority', 'job'),
      lateAfterMinutes: number('Mark a visit late after', 'job', {
        suffix: ' min',
        note: '4 to 100 minutes after the start time, if the visit hasn’t started.',
        terms: 'delay overdue',
      }),
      arrivalWindowMinutes: number('Arrival window', 'job', {
        suffix: ' min',
        note: 'The window customers are given for arrival. Existing visits don’t change.',
        terms: 'time slot',
      }),
      requireFormsBeforeFinish: flag('Require forms before finishing', 'job'),
      requireSignature: flag('Require a signature before finishing', 'job', {
        note: 'Jobs with a signature form can’t be finished until it’s signed.',
      }),
      createInvoiceOnFinish: flag('Create an invoice when a job is finished', 'job'),
      askBeforeMessaging: flag('Ask before messaging a customer', 'job', {
        note: '“Notify customer” is off by default.',
        terms: 'notify sms email',
      }),
    },
  },
  invoices: {
    title: 'Customers and invoices',
    about: 'Line items, tax, discounts, due dates and numbers',
    groups: [
      ['Line items, tax and discounts', 'isLineItemRequired', 'defaultTaxId', 'taxBasis', 'discountBasis'],
      ['Invoices', 'invoiceDueDays', 'invoicePrefix', 'nextInvoiceNumber', 'paymentTerms', 'invoiceFooter'],
    ],
    settings: {
      isLineItemRequired: flag('Jobs need at least one line item', 'customer'),
      defaultTaxId: choice('Default tax', 'customer', { note: 'Default for new jobs.' }),
      taxBasis: choice('Tax is calculated', 'customer', { terms: 'tax basis gross net' }),
      discountBasis: choice('Percentage discounts apply to', 'customer', { terms: 'discount basis gross net' }),
      invoiceDueDays: number('Invoices are due after', 'customer', { suffix: ' days', terms: 'payment terms due days' }),
      invoicePrefix: text('Invoice number prefix', 'customer'),
      nextInvoiceNumber: number('Next invoice number', 'customer', { isPlain: true, terms: 'numbering' }),
      paymentTerms: { label: 'Payment terms', block: 'customer', kind: 'longText', note: ON_INVOICES },
      invoiceFooter: { label: 'Invoice footer', block: 'customer', kind: 'longText', note: ON_INVOICES },
    },
  },
  team: {
    title: 'Team',
    about: 'What staff can see and do',
    groups: [['Staff', 'staffCanSeePrices', 'staffCanAddItems', 'staffCanCollect', 'staffCanQuote', 'shareLocation']],
    settings: {
      staffCanSeePrices: flag('Staff can see prices', 'team', { terms: 'amounts totals' }),
      staffCanAddItems: flag('Staff can add parts and services', 'team', {
        note: 'From the price list, to jobs with a visit of theirs.',
        terms: 'line items technician on site',
      }),
      staffCanCollect: flag('Staff can create invoices and collect payments', 'team', {
        note: 'For jobs with a visit of theirs. To collect, staff must see prices.',
        terms: 'cash cheque card technician on site',
      }),
      staffCanQuote: flag('Staff can create quotes', 'team', {
        note: 'For customers of their visits. They price them from the price list, send them and have them approved.',
        terms: 'estimate offer technician on site',
      }),
      shareLocation: flag('Show staff on the map while they work', 'team', {
        note: 'Technicians are asked first, on their own device. When this is off, no location is sent.',
        terms: 'share location gps',
      }),
    },
  },
} as const satisfies Record<string, SettingSection>

export type SectionName = keyof typeof settingSections
export const sectionNames = Object.keys(settingSections) as SectionName[]
/** The sections that the signed-in user is offered. */
export const getOfferedSections = (): readonly SectionName[] => sectionNames.filter((name) => name !== 'team' || !worksAlone())
export const isSectionName = (name: string): name is SectionName => name in settingSections

/** Whether the signed-in user is offered a setting: the color of a person means nothing to someone who works alone. */
export const isOfferedSetting = (name: string): boolean => name !== 'colourBy' || !worksAlone()

/** A section's settings by name. */
export const settingsOf = (section: SectionName): Readonly<Record<string, Setting>> => settingSections[section].settings
