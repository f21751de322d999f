import type { FormOf } from '../../../components/form/formTypes.ts'
import { returnedValues } from '../../../components/form/recordQueries.ts'
import type { StartingPlace } from '../../settings/lookups/useStartingPlace.ts'
import { emptyAddress } from '../picker/customerValues.ts'
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

interface Own {
  readonly customer: PropertyOwnerQuery['customer']
  readonly place: Partial<StartingPlace>
}

export type PropertyForm = FormOf<PropertyFormValues, PropertyFormPartsFragment | null, { context: Own }>

export const propertyFormValues = (property: PropertyForm['record'], { place }: Pick<Own, 'place'>): PropertyFormValues =>
  returnedValues(property ? empty : { ...empty, ...place }, property)
