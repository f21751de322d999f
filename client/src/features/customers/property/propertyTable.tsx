import { AddressFields } from '../../../components/fields/contact/AddressFields.tsx'
import { fieldGroup, type FieldTable } from '../../../components/form/fieldTable.tsx'
import { LocationField } from '../../../components/map/LocationField.tsx'
import type { PropertyForm } from './propertyFormValues.ts'
import { useWatch } from 'react-hook-form'
import { ChoiceField } from '../../../components/fields/choice/ChoiceField.tsx'
import { LongTextField } from '../../../components/fields/text/LongTextField.tsx'
import { EquipmentLines } from '../equipment/EquipmentLines.tsx'
import { usePropertyNotes } from '../equipment/usePropertyNotes.ts'
import { useTaxes } from '../../lineItems/useTaxes.ts'

/** The property's tax; null: the company’s default. Hidden without taxes. */
function PropertyTaxField() {
  const taxId = useWatch<{ taxId: string | null }, 'taxId'>({ name: 'taxId' })
  const { taxes } = useTaxes()
  const shown = taxes?.filter(({ id, isActive }) => isActive !== false || id === taxId) ?? []
  if (shown.length === 0) return null
  const choices = shown.map(({ id, name, rate }) => ({ value: id, label: `${name} (${rate}%)` }))
  return <ChoiceField name="taxId" label="Tax" none="Company default" choices={choices} />
}

/** The notes as stored, and the equipment that is read from their last lines. */
function AccessNotesField() {
  const accessNotes = useWatch<{ accessNotes: string }, 'accessNotes'>({ name: 'accessNotes' })
  const { lines } = usePropertyNotes(accessNotes)
  return (
    <>
      <LongTextField name="accessNotes" placeholder="Gate code, key, dog" />
      {lines.length > 0 && (
        <div>
          <p className="hint flush">Equipment in these notes</p>
          <EquipmentLines lines={lines} />
        </div>
      )}
    </>
  )
}

const address = {
  street1: 'Street',
  street2: 'Street 2',
  suiteNo: 'Suite',
  city: 'City',
  province: 'State or province',
  postalCode: 'Postal code',
  country: 'Country',
}

export const propertyTable = {
  Place: {
    name: { label: 'Name', message: 'Property name', as: 'text' },
    ...fieldGroup(address, () => <AddressFields legend="Address" />),
    ...fieldGroup({ latitude: 'Latitude', longitude: 'Longitude' }, LocationField, { group: 'place' }),
  },
  Access: { accessNotes: { label: 'Access notes', as: AccessNotesField } },
  Billing: {
    taxId: { label: 'Tax', as: PropertyTaxField },
    isBillingAddress: { label: 'Billing address', message: 'Invoices go to this property', as: 'flag' },
    isActive: { label: 'Active', as: 'flag', hint: 'New jobs can be booked here.', only: 'old' },
  },
} satisfies FieldTable<PropertyForm>
