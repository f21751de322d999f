import { useMemo } from 'react'
import { FilledFormPage, PrefilledFormPage } from '../../../components/form/RecordFormPage.tsx'
import { useStartingPhoneCode, useStartingPlace } from '../../settings/lookups/useStartingPlace.ts'
import { customerForm } from './customerForm.tsx'
import type { CustomerForm } from './customerFormValues.ts'

export function NewCustomerPage() {
  const place = useStartingPlace()
  const code = useStartingPhoneCode()
  const initialValues = useMemo(
    () => (place && code !== undefined ? { ...place, phoneCountryCode: code, alternatePhoneCountryCode: code } : undefined),
    [place, code],
  )
  return <PrefilledFormPage form={customerForm} initialValues={initialValues} />
}

/** Country codes of phones that the customer doesn't have yet. */
const phoneCodes =
  (code: string) =>
  ({ phoneCountryCode, alternatePhoneCountryCode }: NonNullable<CustomerForm['record']>) => ({
    phoneCountryCode: phoneCountryCode || code,
    alternatePhoneCountryCode: alternatePhoneCountryCode || phoneCountryCode || code,
  })

export function EditCustomerPage() {
  const code = useStartingPhoneCode()
  const fill = useMemo(() => (code === undefined ? undefined : phoneCodes(code)), [code])
  return <FilledFormPage form={customerForm} param="customerId" fill={fill} />
}
