import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { PhoneFields } from '../../../components/fields/contact/PhoneFields.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import type { Section } from '../../../components/form/defineForm.ts'
import { LocationField } from '../../schedule/shared/map/LocationField.tsx'
import type { BranchForm } from './branchFormValues.ts'
import { SuggestedStreet, branchAddressNames } from '../../../components/fields/contact/AddressFields.tsx'

const Branch = () => (
  <>
    <TextField name="name" isRequired />
    <TextField name="email" type="email" isRequired />
    <PhoneFields isRequired />
    <PhoneFields name="alternatePhone" digits="alternateNo" />
    <TextField name="website" />
  </>
)

const Address = () => (
  <>
    <SuggestedStreet names={branchAddressNames} />
    <FieldPair>
      <TextField name="street2" />
      <TextField name="suiteNo" />
      <TextField name="city" isRequired />
      <TextField name="province" isRequired />
      <TextField name="zipcode" />
      <TextField name="country" isRequired />
    </FieldPair>
    <LocationField />
  </>
)

export const branchSections: readonly Section<BranchForm>[] = [
  { title: 'Branch', Fields: Branch, isStarred: true },
  { title: 'Address', Fields: Address },
]
