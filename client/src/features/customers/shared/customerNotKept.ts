import { notKept, notKeptWords } from '../../../lib/forms/notKept.ts'
import type { PropertyInput } from './customerDialogs.generated.ts'
import type { CustomerValues } from './customerValues.ts'
import type { JobFormCustomerPartsFragment, JobFormPropertyFragment } from './customers.generated.ts'
import { digits, isCalled, isSamePlace, nameOf } from './savedBefore.ts'

/** What of a new customer did not come back with the answer, in words; null where nothing is missing. */
export function customerNotKept(sent: CustomerValues, told: JobFormCustomerPartsFragment): string | null {
  const place = { ...sent, customerId: told.id, name: '' }
  const values = [
    { label: 'name', sent: nameOf(sent), told: told.name, isSame: isCalled(told.name, sent) },
    { label: 'company', sent: sent.companyName, told: told.companyName },
    { label: 'phone', sent: digits(sent.phone), told: told.phone === null ? null : digits(told.phone) },
    { label: 'email', sent: sent.email.toLowerCase(), told: told.email?.toLowerCase() },
    {
      label: 'property',
      sent: sent.street1,
      told: told.properties,
      isSame: told.properties?.some((one) => isSamePlace(one, place)) ?? false,
    },
  ]
  return notKeptWords(notKept(values, true))
}

/** The same of a new property. */
export function propertyNotKept(sent: PropertyInput, told: JobFormPropertyFragment): string | null {
  const values = [
    { label: 'name', sent: sent.name, told: told.name },
    { label: 'address', sent: sent.street1, told: told.address, isSame: isSamePlace(told, { ...sent, name: '' }) },
  ]
  return notKeptWords(notKept(values, true))
}
