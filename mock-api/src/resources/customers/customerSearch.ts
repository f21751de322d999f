import { foldedText, hasWords, wordsOrDigits } from '../../foldedText.ts'
import type { Store } from '../../store/store.ts'
import type { CustomerRecord, PropertyRecord } from '../../store/workRecords.ts'
import { perRecord } from '../jobs/perRecord.ts'

const textOfCustomer = perRecord(({ name, first_name, last_name, company_name, email, phone }: CustomerRecord): string =>
  foldedText([name, first_name, last_name, company_name, email, phone].join('\n')),
)

/** The text in which a property is found: its address and its name. */
export const textOfProperty = perRecord(({ name, suite_no, street1, street2, city, postal_code }: PropertyRecord): string =>
  foldedText([street1, street2, suite_no, city, postal_code, name].join('\n')),
)

/** The texts of the properties in which at least one of the words stands, by customer: few, for most searches. */
function addressesWith(store: Store, companyId: number, words: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>()
  for (const property of store.properties.by('company_id', companyId)) {
    const text = textOfProperty(property)
    if (!words.some((word) => text.includes(word))) continue
    const texts = found.get(property.customer_id)
    if (texts) texts.push(text)
    else found.set(property.customer_id, [text])
  }
  return found
}

/** Whether a customer of the company has every word in name, company, email, phone, or in the address of one of the properties. */
export function customerSearch(store: Store, companyId: number, search: string): (customer: CustomerRecord) => boolean {
  const words = wordsOrDigits(search)
  const addresses = addressesWith(store, companyId, words)
  return (customer) => {
    const own = textOfCustomer(customer)
    const others = words.filter((word) => !own.includes(word))
    return others.length === 0 || (addresses.get(customer.id) ?? []).some((text) => hasWords(text, others))
  }
}
