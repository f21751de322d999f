import { foldedText } from '../foldedText.ts'
import type { CustomerRecord } from './workRecords.ts'

/** By what a customer is recognised, the surest first. */
export const identityKinds = ['email', 'phone', 'name'] as const
export type IdentityKind = (typeof identityKinds)[number]
export type Identified = Pick<CustomerRecord, 'company_id' | 'first_name' | 'last_name' | 'email' | 'phone'>

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

const valueOf: Readonly<Record<IdentityKind, (customer: Identified) => string>> = {
  email: ({ email }) => foldedText(email.trim()),
  phone: ({ phone }) => digitsOf(phone),
  name: ({ first_name, last_name }) => foldedText(`${first_name} ${last_name}`.trim().replace(/\s+/g, ' ')),
}

/** The key that all customers share who are the same in this respect; null where nothing is known. */
export function identityOf(kind: IdentityKind, customer: Identified): string | null {
  const value = valueOf[kind](customer)
  return value === '' ? null : `${customer.company_id}:${kind}:${value}`
}

/** Every key under which a customer is found. */
export const identitiesOf = (customer: Identified): string[] => identityKinds.flatMap((kind) => identityOf(kind, customer) ?? [])
