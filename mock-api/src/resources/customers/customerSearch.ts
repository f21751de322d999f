import { foldedText, wordsOrDigits } from '@callout/contracts/foldedText'
import type { SearchParts } from '../../http/listing.ts'
import type { CustomerRecord, PropertyRecord } from './records.ts'

const textOfCustomer = ({ name, first_name, last_name, company_name, email, phone }: CustomerRecord): string =>
  foldedText([name, first_name, last_name, company_name, email, phone].join('\n'))

/** The text in which a property is found: its address and its name. */
export const textOfProperty = ({ name, suite_no, street1, street2, city, postal_code }: PropertyRecord): string =>
  foldedText([street1, street2, suite_no, city, postal_code, name].join('\n'))

/** A customer is found by name, company, email and phone, and by these together with the address of one of the properties. */
export const customerWords: SearchParts<CustomerRecord> = {
  texts: (customer, store) => {
    const own = textOfCustomer(customer)
    const properties = store.properties.by('customer_id', customer.id)
    return properties.length === 0 ? [own] : properties.map((property) => `${own}\n${textOfProperty(property)}`)
  },
  words: wordsOrDigits,
  follow: (store, touch) => store.properties.watch(({ customer_id, company_id }) => touch({ id: customer_id, company_id })),
}
