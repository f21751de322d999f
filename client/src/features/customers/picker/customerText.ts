import type { PhoneFormat } from '../../../lib/phones/formatPhone.ts'

interface Named {
  readonly name: string | null
  readonly companyName?: string | null
}

interface Reachable extends Named {
  readonly phone?: string | null
  readonly phoneCountryCode?: string | null
  readonly properties?: readonly { readonly address: string | null }[] | null
}

export const customerNoun = { one: 'customer', many: 'customers' } as const

export const customerName = ({ name, companyName }: Named): string => name || companyName || 'Unnamed customer'

export const propertyName = ({ name, address }: { readonly name: string | null; readonly address: string | null }): string =>
  [name, address].filter(Boolean).join(' · ') || 'Property without address'

export function customerFacts({ name, companyName, phone, phoneCountryCode, properties }: Reachable, formatPhone: PhoneFormat): string[] {
  return [
    companyName !== name ? companyName : null,
    phone ? formatPhone(phone, phoneCountryCode) : null,
    properties?.find(({ address }) => address)?.address,
  ].filter((fact): fact is string => Boolean(fact))
}

export const doNotService = 'This customer is marked “Do not service”.'
