import { unsavedFields, unsavedFieldsText } from '../../../lib/forms/unsavedFields.ts'
import { isSamePhone } from '../../../lib/phones/readPhones.ts'
import type { CustomerValues } from './customerValues.ts'
import type { JobFormCustomerPartsFragment, JobFormPropertyFragment } from './customers.generated.ts'
import { isCalled, isSamePlace, getName } from './savedBefore.ts'
import type { PropertyInput } from '../../../lib/api/schemaTypes.generated.ts'

/** The sent values of a new customer that the response doesn't confirm, as a sentence; null if none. */
export function unsavedCustomerFields(sent: CustomerValues, returned: JobFormCustomerPartsFragment): string | null {
  const place = { ...sent, customerId: returned.id, name: '' }
  const values = [
    { label: 'name', sent: getName(sent), returned: returned.name, isSame: isCalled(returned.name, sent) },
    { label: 'company', sent: sent.companyName, returned: returned.companyName },
    {
      label: 'phone',
      sent: sent.phone,
      returned: returned.phone,
      isSame: isSamePhone(sent.phone, returned.phone ?? '', sent.phoneCountryCode),
    },
    { label: 'email', sent: sent.email.toLowerCase(), returned: returned.email?.toLowerCase() },
    {
      label: 'property',
      sent: sent.street1,
      returned: returned.properties,
      isSame: returned.properties?.some((item) => isSamePlace(item, place)) ?? false,
    },
  ]
  return unsavedFieldsText(unsavedFields(values, true))
}

/** The same for a new property. */
export function unsavedPropertyFields(sent: PropertyInput, returned: JobFormPropertyFragment): string | null {
  const values = [
    { label: 'name', sent: sent.name, returned: returned.name },
    { label: 'address', sent: sent.street1, returned: returned.address, isSame: isSamePlace(returned, { ...sent, name: '' }) },
  ]
  return unsavedFieldsText(unsavedFields(values, true))
}
