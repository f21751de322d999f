import type { ApolloClient } from '@apollo/client'
import type { DuplicateLookup } from '../../../lib/forms/submitOnce.ts'
import { isSamePhone } from '../../../lib/phones/readPhones.ts'
import type { JobFormPropertyFragment } from './customers.generated.ts'
import { CustomersLikeDocument, type CustomersLikeQuery, PropertiesLikeDocument } from './customerDialogs.generated.ts'
import type { CustomerValues } from './customerValues.ts'
import type { PropertyInput } from '../../../lib/api/schemaTypes.generated.ts'

export type EqualCustomer = CustomersLikeQuery['customers']['items'][number]

const plain = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()

/** Missing values match any value. */
const agrees = (returned: string, requested: string): boolean => returned === '' || returned === requested

export const getName = ({ firstName, lastName }: CustomerValues): string => `${firstName} ${lastName}`.trim()

export const isCalled = (name: string | null, requested: CustomerValues): boolean =>
  [getName(requested), requested.companyName].some((item) => item !== '' && plain(item) === plain(name))

const isEqual = ({ name, phone, email }: EqualCustomer, requested: CustomerValues): boolean =>
  isCalled(name, requested) &&
  (!phone || isSamePhone(phone, requested.phone, requested.phoneCountryCode)) &&
  agrees(plain(email), plain(requested.email))

/** Searches by name for a customer created with these values. */
export const lookForCustomer =
  (client: ApolloClient, requested: CustomerValues): DuplicateLookup<EqualCustomer> =>
  async () => {
    const { data } = await client.query({
      query: CustomersLikeDocument,
      variables: { search: getName(requested) },
      fetchPolicy: 'no-cache',
    })
    return data?.customers.items.find((customer) => isEqual(customer, requested)) ?? null
  }

/** Address parts may be in any order on one line. */
export function isSamePlace({ name, address }: JobFormPropertyFragment, requested: PropertyInput): boolean {
  const { suiteNo, street1, street2, city, postalCode } = requested
  const parts = [suiteNo, street1, street2, city, postalCode].map(plain)
  return agrees(plain(name), plain(requested.name)) && parts.every((part) => plain(address).includes(part))
}

export const lookForProperty =
  (client: ApolloClient, requested: PropertyInput): DuplicateLookup<JobFormPropertyFragment> =>
  async () => {
    const { data } = await client.query({
      query: PropertiesLikeDocument,
      variables: { customerId: requested.customerId },
      fetchPolicy: 'network-only',
    })
    const properties = data?.customer.properties
    return properties ? (properties.findLast((property) => isSamePlace(property, requested)) ?? null) : 'unknown'
  }
