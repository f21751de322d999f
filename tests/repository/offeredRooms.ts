/** What features offer to others, and why. `.oxlintrc.json` has the same list. */
export const offeredRooms: Readonly<Record<string, string>> = {
  'branches/choice': 'Branch field, names and the branch in the address',
  'catalogue/categoryNames': 'Names of the categories of a service or person',
  'customers/actions': 'Actions on a customer, for bulk actions and other records',
  'customers/picker': 'Customer field, panel of a new customer, and facts about the chosen one',
  'customers/queries': 'Documents that several features read customers with',
  'customers/statement': 'Statement of a customer, also sent by actions',
  'dashboard/sampleData': 'Adds and removes sample data',
  'dashboard/setup': 'Getting started: its steps and checklist',
  'forms/questions': 'Questions and answers of job forms, on paper and on screen',
  'invoices/actions': 'Actions on an invoice, from records that show it',
  'invoices/labels': 'Name, mark and due days of an invoice',
  'invoices/reminders': 'Reminders of overdue invoices',
  'jobs/actionDialogs': 'Dialogs of job actions, which the board opens too',
  'jobs/actions': 'Actions on a job or visit, from every screen that shows one',
  'jobs/labels': 'Name and total of a job',
  'jobs/offline': 'Writes on a job that work without network',
  'jobs/queries': 'Documents that several features read jobs with',
  lineItems: 'Line items, price search, discount, taxes and totals',
  messaging: 'Messages to customers: text, recipient, sending, log',
  offlineQueue: 'Steps that wait for the network, of any kind',
  'plans/payment': 'Card form and plan names',
  'schedule/drives': 'Drive times between visits',
  'schedule/fields': 'Fields of date, time, recurrence and staff',
  'schedule/slots': 'Free times of staff',
  'schedule/visits': 'A visit of the board: its document, name and time',
  'settings/lookups': 'Company settings that other screens read',
  'staff/actions': 'Actions on a staff member; the planner adds time off',
  'staff/team': 'Staff field, names and ranking',
  'support/contact': 'Contact form and help texts',
  visits: 'Rules of a visit: head of a series, lateness, changes',
}

/** Features that assemble screens out of all others, and why. They may import any feature; only `app` imports them. */
export const assemblingFeatures: Readonly<Record<string, string>> = {
  accountExport: 'Exports the lists of every feature',
  commandPalette: 'Finds records, settings and actions of every feature, and what is stored for offline use',
}
