import type { FormTypes } from '../../../kit/form/defineForm.ts'
import type { JobFormPropertyFragment } from '../../../parts/customers/customers.generated.ts'
import type { StartingPlace } from '../../../parts/company/useStartingPlace.ts'
import { emptyAddress } from '../../../parts/customers/customerValues.ts'
import type { PropertyFormPartsFragment, PropertyOwnerQuery } from './propertyForm.generated.ts'

const empty = {
  name: '',
  ...emptyAddress,
  latitude: null as number | null,
  longitude: null as number | null,
  accessNotes: '',
  taxId: null as string | null,
  isBillingAddress: false,
  isActive: true,
}
export type PropertyFormValues = typeof empty

/** The form of a property; the record of a new one is null. */
export interface PropertyForm extends FormTypes {
  values: PropertyFormValues
  /** Whose it is. */
  own: {
    readonly customer: PropertyOwnerQuery['customer']
    /** Where the address of a new one begins. */
    readonly place: Partial<StartingPlace>
  }
  record: PropertyFormPartsFragment | null
  scope: null
  question: null
  found: JobFormPropertyFragment & { readonly customerId: string }
}

/** A property as the form begins; what the service doesn’t tell stands there as if it were empty. */
export const propertyFormValues = (property: PropertyForm['record'], { place }: Pick<PropertyForm['own'], 'place'>): PropertyFormValues => {
  if (!property) return { ...empty, ...place }
  const told = Object.entries(property).filter(([name, value]) => name in empty && value !== null)
  return { ...empty, ...Object.fromEntries(told) }
}
