import { useMemo } from 'react'
import { FormLoading } from '../../../kit/form/FormPage.tsx'
import { EditFormPage, NewFormPage } from '../../../kit/form/RecordFormPage.tsx'
import { type StartingPlace, useStartingPlace } from '../../../parts/company/useStartingPlace.ts'
import { customerForm } from './customerForm.tsx'
import { customerFormValues } from './customerFormValues.ts'

/** A new customer whose address begins there. */
function NewCustomerAt({ place }: { readonly place: Partial<StartingPlace> }) {
  const form = useMemo(
    (): typeof customerForm => ({ ...customerForm, valuesOf: (customer) => ({ ...customerFormValues(customer), ...place }) }),
    [place],
  )
  return <NewFormPage form={form} />
}

export function NewCustomerPage() {
  const place = useStartingPlace()
  return place ? <NewCustomerAt place={place} /> : <FormLoading form={customerForm} label="New customer" />
}

export const EditCustomerPage = () => <EditFormPage form={customerForm} param="customerId" />
