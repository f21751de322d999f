import { PHONE_MIN_LENGTH } from '@callout/contracts/text/rules'
import { formatExtension, readPhones } from '../../../lib/phones/readPhones.ts'
import { readName } from './readName.ts'
import type { CustomerInput } from '../../../lib/api/schemaTypes.generated.ts'

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

export const billingLabels: Readonly<Record<keyof typeof emptyBilling, string>> = {
  billingStreet1: 'Billing street',
  billingStreet2: 'Billing street 2',
  billingSuiteNo: 'Billing suite',
  billingCity: 'Billing city',
  billingProvince: 'Billing state or province',
  billingPostalCode: 'Billing postal code',
  billingCountry: 'Billing country',
}
/** Only a new customer has a first property: a change has no labels for it. */
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

export const billedFrom = ({ suiteNo, street1, street2, city, province, postalCode, country }: Address): typeof emptyBilling => ({
  billingSuiteNo: suiteNo ?? '',
  billingStreet1: street1 ?? '',
  billingStreet2: street2 ?? '',
  billingCity: city ?? '',
  billingProvince: province ?? '',
  billingPostalCode: postalCode ?? '',
  billingCountry: country ?? '',
})

/** Empty values, named as in `CustomerBody`. */
export const emptyCustomer = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phoneCountryCode: '1',
  phone: '',
  alternatePhoneCountryCode: '1',
  alternatePhone: '',
  notes: '',
  ...emptyAddress,
  latitude: null as number | null,
  longitude: null as number | null,
  sameAsPropertyAddress: true,
  ...emptyBilling,
}
export type CustomerValues = typeof emptyCustomer

const STREET = /^\d+[a-z]?\s.*\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|way)\b/i

/** Prefills from an email address, phones, a street or a name. `countryCode`: of phones without one, and of those that are empty. */
export function customerFromText(text: string, countryCode = emptyCustomer.phoneCountryCode): CustomerValues {
  const empty = { ...emptyCustomer, phoneCountryCode: countryCode, alternatePhoneCountryCode: countryCode }
  if (text.includes('@')) return { ...empty, email: text }
  const [phone, other, ...more] = readPhones(text, countryCode)
  if (phone && more.length === 0 && phone.digits.length >= PHONE_MIN_LENGTH)
    return {
      ...empty,
      phoneCountryCode: phone.code,
      phone: phone.digits,
      ...(other && { alternatePhoneCountryCode: other.code, alternatePhone: other.digits }),
      notes: [phone, other].flatMap((item) => (item?.extension ? [formatExtension(item)] : [])).join('\n'),
    }
  if (STREET.test(text)) return { ...empty, street1: text }
  const { firstName, lastName, companyName, titles, credentials } = readName(text)
  return {
    ...empty,
    firstName: [...titles, firstName].join(' '),
    lastName: [lastName, ...credentials].join(' '),
    companyName,
  }
}

const isBilling = new Set<string>(billingFields)

export const withoutBilling = <Values extends { readonly sameAsPropertyAddress?: boolean }>(values: Values): Values =>
  values.sameAsPropertyAddress ? (Object.fromEntries(Object.entries(values).filter(([name]) => !isBilling.has(name))) as Values) : values

export const customerInputOf = (values: CustomerValues): CustomerInput => withoutBilling(values)
