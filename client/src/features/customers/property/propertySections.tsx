import { AddressFields } from '../../../kit/fields/AddressFields.tsx'
import { CoordinateFields } from '../../../kit/fields/CoordinateFields.tsx'
import { FlagField } from '../../../kit/fields/FlagField.tsx'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { PartProps, Section } from '../../../kit/form/defineForm.ts'
import { PropertyTaxField } from './PropertyTaxField.tsx'
import type { PropertyForm } from './propertyFormValues.ts'

const Place = () => (
  <>
    <TextField name="name" label="Property name" />
    <AddressFields legend="Address" />
    <CoordinateFields />
  </>
)

const Access = () => <LongTextField name="accessNotes" label="Access notes" placeholder="Gate code, key, dog" />

const Money = ({ page }: PartProps<PropertyForm>) => (
  <>
    <PropertyTaxField />
    <FlagField name="isBillingAddress" label="Bills go to this property" />
    {page.record && <FlagField name="isActive" label="Active" description="New jobs can be booked here." />}
  </>
)

export const propertySections: readonly Section<PropertyForm>[] = [
  { title: 'Place', Fields: Place, isStarred: true },
  { title: 'Access', Fields: Access },
  { title: 'Billing', Fields: Money },
]
