import { type Identifiers, isNamedIn } from './identifiers.ts'

export type HeldKind = 'customer' | 'property' | 'job' | 'history' | 'form' | 'invoice' | 'message' | 'notification' | 'sameContact'

/** A record about the person. */
export interface HeldRecord {
  readonly id: string
  readonly kind: HeldKind
  readonly name: string
  readonly to: string | null
  /** As the service returns it. */
  readonly data: object
}

/** Something that could not be loaded, and why. */
export interface NotRead {
  readonly what: string
  readonly message: string
}

/** Sections of the page, in order. `stays`: why no call changes these records. */
export const heldKinds: Readonly<Record<HeldKind, { readonly title: string; readonly stays: string | null }>> = {
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

/** Instants as a UTC day. */
function wordsOf(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return key.endsWith('At') && typeof value === 'number' ? new Date(value * 1000).toISOString().slice(0, 10) : String(value)
}

/** A field's name in words: `billing street 1`. */
export const fieldWords = (field: string): string => field.replaceAll(/([A-Z]|\d+)/g, ' $1').toLowerCase()

/** The labeled values of a record, without ids: `billing street 1`, `visits 2 notes`. */
export function valuesOf(data: object, prefix = ''): { readonly label: string; readonly value: string }[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (IDS.test(key) || value === null || value === undefined || value === '') return []
    const own = Array.isArray(data) ? String(Number(key) + 1) : fieldWords(key)
    const label = prefix ? `${prefix} ${own}` : own.charAt(0).toUpperCase() + own.slice(1)
    return typeof value === 'object' ? valuesOf(value as object, label) : [{ label, value: wordsOf(key, value) }]
  })
}

/** The values of a record that name the person. */
export const namingValues = ({ data }: HeldRecord, identifiers: Identifiers) =>
  valuesOf(data).filter(({ value }) => isNamedIn(value, identifiers))
