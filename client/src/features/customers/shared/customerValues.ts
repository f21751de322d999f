import type { CustomerInput } from './customerDialogs.generated.ts'

export const emptyAddress = { suiteNo: '', street1: '', street2: '', city: '', province: '', postalCode: '', country: '' }
const emptyBilling = {
  billingSuiteNo: '',
  billingStreet1: '',
  billingStreet2: '',
  billingCity: '',
  billingProvince: '',
  billingPostalCode: '',
  billingCountry: '',
}

/** Of a billing address among other fields. */
export const billingLabels: Readonly<Record<keyof typeof emptyBilling, string>> = {
  billingStreet1: 'Billing street',
  billingStreet2: 'Billing street 2',
  billingSuiteNo: 'Billing suite',
  billingCity: 'Billing city',
  billingProvince: 'Billing state or province',
  billingPostalCode: 'Billing postal code',
  billingCountry: 'Billing country',
}
/** The first property is of a new customer alone: a change has no words for it. */
export const propertyLabels: Readonly<Record<keyof typeof emptyAddress | 'latitude' | 'longitude', null>> = {
  street1: null,
  street2: null,
  suiteNo: null,
  city: null,
  province: null,
  postalCode: null,
  country: null,
  latitude: null,
  longitude: null,
}
export const billingFields = Object.keys(emptyBilling) as (keyof typeof emptyBilling)[]

type Address = { readonly [K in keyof typeof emptyAddress]?: string | null }

/** A billing address like that one. */
export const billedFrom = ({ suiteNo, street1, street2, city, province, postalCode, country }: Address): typeof emptyBilling => ({
  billingSuiteNo: suiteNo ?? '',
  billingStreet1: street1 ?? '',
  billingStreet2: street2 ?? '',
  billingCity: city ?? '',
  billingProvince: province ?? '',
  billingPostalCode: postalCode ?? '',
  billingCountry: country ?? '',
})

/** A customer nobody has described yet, in the names of `CustomerBody`. */
export const emptyCustomer = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phoneCountryCode: '1',
  phone: '',
  ...emptyAddress,
  latitude: null as number | null,
  longitude: null as number | null,
  sameAsPropertyAddress: true,
  ...emptyBilling,
}
/** What the dialog of a new customer holds. */
export type CustomerValues = typeof emptyCustomer

/** A search that found nobody says something of the new customer: an email address, a phone, or a name. */
export function customerFromText(text: string): CustomerValues {
  if (text.includes('@')) return { ...emptyCustomer, email: text }
  if (/^[\d\s()+-]{4,}$/.test(text)) return { ...emptyCustomer, phone: text.replace(/\D/g, '') }
  const [firstName = '', ...rest] = text.split(/\s+/)
  return { ...emptyCustomer, firstName, lastName: rest.join(' ') }
}

const isBilling = new Set<string>(billingFields)

/** A billing address counts only where it is another one. */
export const withoutBilling = <Values extends { readonly sameAsPropertyAddress?: boolean }>(values: Values): Values =>
  values.sameAsPropertyAddress ? (Object.fromEntries(Object.entries(values).filter(([name]) => !isBilling.has(name))) as Values) : values

export const customerInputOf = (values: CustomerValues): CustomerInput => withoutBilling(values)
