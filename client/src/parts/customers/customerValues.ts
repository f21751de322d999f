import type { CustomerInput } from './customerDialogs.generated.ts'

/** What the dialog of a new customer holds, in the names of `CustomerBody`. */
export interface CustomerValues {
  firstName: string
  lastName: string
  companyName: string
  email: string
  phoneCountryCode: string
  phone: string
  suiteNo: string
  street1: string
  street2: string
  city: string
  province: string
  postalCode: string
  country: string
  sameAsPropertyAddress: boolean
  billingSuiteNo: string
  billingStreet1: string
  billingStreet2: string
  billingCity: string
  billingProvince: string
  billingPostalCode: string
  billingCountry: string
}

const empty: CustomerValues = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phoneCountryCode: '1',
  phone: '',
  suiteNo: '',
  street1: '',
  street2: '',
  city: '',
  province: '',
  postalCode: '',
  country: '',
  sameAsPropertyAddress: true,
  billingSuiteNo: '',
  billingStreet1: '',
  billingStreet2: '',
  billingCity: '',
  billingProvince: '',
  billingPostalCode: '',
  billingCountry: '',
}

/** A search that found nobody says something of the new customer: an email address, a phone, or a name. */
export function customerFromText(text: string): CustomerValues {
  if (text.includes('@')) return { ...empty, email: text }
  if (/^[\d\s()+-]{4,}$/.test(text)) return { ...empty, phone: text.replace(/\D/g, '') }
  const [firstName = '', ...rest] = text.split(/\s+/)
  return { ...empty, firstName, lastName: rest.join(' ') }
}

const isBilling = ([name]: readonly [string, unknown]): boolean => name.startsWith('billing')

/** A billing address counts only where it is another one. */
export const customerInputOf = (values: CustomerValues): CustomerInput =>
  values.sameAsPropertyAddress
    ? (Object.fromEntries(Object.entries(values).filter((entry) => !isBilling(entry))) as unknown as CustomerInput)
    : values
