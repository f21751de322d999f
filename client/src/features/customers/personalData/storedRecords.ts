import { camelKey } from '@callout/contracts/wire/casing'
import { capital } from '../../../lib/format/capital.ts'
import { type Identifiers, isNamedIn } from './identifiers.ts'

export type StoredKind = 'customer' | 'property' | 'job' | 'history' | 'form' | 'invoice' | 'message' | 'notification' | 'sameContact'

export interface StoredRecord {
  readonly id: string
  readonly kind: StoredKind
  readonly name: string
  readonly to: string | null
  readonly data: object
}

export interface NotRead {
  readonly what: string
  readonly message: string
}

/** Sections of the page, in order. `stays`: why no call changes these records. */
export const storedKinds: Readonly<Record<StoredKind, { readonly title: string; readonly stays: string | null }>> = {
  customer: { title: 'Customer', stays: null },
  property: { title: 'Properties', stays: null },
  job: { title: 'Jobs', stays: null },
  history: { title: 'Job timelines', stays: 'A timeline can’t be changed.' },
  form: { title: 'Submitted forms', stays: 'A submitted form can’t be changed.' },
  invoice: { title: 'Invoices and payments', stays: 'Invoices and payments stay for your accounts, with their numbers.' },
  message: { title: 'Messages', stays: 'Sent messages can’t be changed.' },
  notification: { title: 'Your notifications', stays: 'Each user clears their own notifications.' },
  sameContact: { title: 'Other customers with the same email or phone', stays: 'Merge them first if they’re the same person.' },
}

const IDS = /^(id|.*Id|__typename|lockVersion)$/

const codes = new Set(['status', 'notificationMedium'])

/** Instants as a UTC day. */
function getText(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (key === 'field' && typeof value === 'string') return capital(formatField(camelKey(value)))
  if (codes.has(key) && typeof value === 'string') return capital(value.toLowerCase().replaceAll('_', ' '))
  return key.endsWith('At') && typeof value === 'number' ? new Date(value * 1000).toISOString().slice(0, 10) : String(value)
}

/** Labels of fields whose name alone is unclear, by name or by type and name. */
const labels: Readonly<Record<string, string>> = {
  amount: 'amount paid',
  attachments: 'file',
  body: 'text',
  cardholderName: 'name on card',
  changes: 'change',
  createdAt: 'added',
  'Customer.createdAt': 'customer since',
  emailNotification: 'email messages',
  entries: 'entry',
  fileName: 'name',
  finishedAt: 'finished',
  isActive: 'active',
  isBillingAddress: 'billing address',
  isDoNotService: 'do not service',
  jobFinishedNotes: 'notes after finishing',
  lineItems: 'item',
  lines: 'line',
  notificationMedium: 'sent by',
  paidAt: 'paid',
  sameAsPropertyAddress: 'billing address is the same',
  payments: 'payment',
  sentDate: 'sent',
  signedAt: 'signed',
  signerName: 'signed by',
  smsNotification: 'text messages',
  submittedAt: 'submitted',
  suiteNo: 'suite number',
  billingSuiteNo: 'billing suite number',
  tags: 'tag',
  visits: 'visit',
  voidedAt: 'voided',
}

export const formatField = (field: string): string => labels[field] ?? field.replaceAll(/([A-Z]|\d+)/g, ' $1').toLowerCase()

const getLabel = (data: object, key: string): string =>
  ('__typename' in data && labels[`${String(data.__typename)}.${key}`]) || formatField(key)

/** The labeled values of a record, without ids: `Billing street 1`, `Visit 2 notes`. */
export function valuesOf(data: object, prefix = ''): { readonly label: string; readonly value: string }[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (IDS.test(key) || value === null || value === undefined || value === '') return []
    const fieldName = Array.isArray(data) ? String(Number(key) + 1) : getLabel(data, key)
    const label = prefix ? `${prefix} ${fieldName}` : capital(fieldName)
    return typeof value === 'object' ? valuesOf(value as object, label) : [{ label, value: getText(key, value) }]
  })
}

export const namingValues = ({ data }: StoredRecord, identifiers: Identifiers) =>
  valuesOf(data).filter(({ value }) => isNamedIn(value, identifiers))
