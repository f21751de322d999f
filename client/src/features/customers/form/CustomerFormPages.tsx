import { useMemo } from 'react'
import { PrefilledFormPage, EditFormPage } from '../../../components/form/RecordFormPage.tsx'
import { useStartingPhoneCode, useStartingPlace } from '../../settings/lookups/useStartingPlace.ts'
import { customerForm } from './customerForm.tsx'

export function NewCustomerPage() {
  const place = useStartingPlace()
  const code = useStartingPhoneCode()
  const begins = useMemo(
    () => (place && code !== undefined ? { ...place, phoneCountryCode: code, alternatePhoneCountryCode: code } : undefined),
    [place, code],
  )
  return <PrefilledFormPage form={customerForm} begins={begins} />
}
export const EditCustomerPage = () => <EditFormPage form={customerForm} param="customerId" />
