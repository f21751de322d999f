import type { SearchedPhone } from '@callout/contracts/search/phoneText'
import { searchText } from '@callout/contracts/search/searchText'
import type { SearchParts } from '../../http/listing.ts'
import type { CustomerRecord, PropertyRecord } from './records.ts'

export const phonesOf = (customer: CustomerRecord): SearchedPhone[] => [
  { phone: customer.phone, countryCode: customer.phone_country_code },
  { phone: customer.alternate_phone, countryCode: customer.alternate_phone_country_code },
]

const textOfCustomer = (customer: CustomerRecord): string => {
  const { name, first_name, last_name, company_name, email } = customer
  return searchText([name, first_name, last_name, company_name, email], phonesOf(customer))
}

export const textOfProperty = ({ name, suite_no, street1, street2, city, postal_code }: PropertyRecord): string =>
  searchText([street1, street2, suite_no, city, postal_code, name])

/** A customer is found by name, company, email and phones, and by these together with the address of one of the properties. */
export const customerSearch: SearchParts<CustomerRecord> = {
  texts: (customer, store) => {
    const text = textOfCustomer(customer)
    const properties = store.properties.by('customer_id', customer.id)
    return properties.length === 0 ? [text] : properties.map((property) => `${text}\n${textOfProperty(property)}`)
  },
  follow: (store, touch) => store.properties.watch(({ customer_id, company_id }) => touch({ id: customer_id, company_id })),
}
