import type { Camel } from '@callout/contracts/wire/casing'
import { DEFAULT_SETUP_DIAL_CODE } from '@callout/contracts/constants'
import type { CompanySetupForm } from '@callout/contracts/profile/schemas'
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Fields of step `setupType`, for both account types (spec §3 "Account setup"). */
export type SetupValues = Camel<CompanySetupForm>

export const emptySetup: SetupValues = {
  name: '',
  companySize: '',
  suiteNo: '',
  street1: '',
  street2: '',
  city: '',
  province: '',
  country: '',
  zipcode: '',
  latitude: null,
  longitude: null,
  website: '',
  phoneCountryCode: DEFAULT_SETUP_DIAL_CODE,
  phone: '',
  alternatePhoneCountryCode: DEFAULT_SETUP_DIAL_CODE,
  alternateNo: '',
}

/** The address in one line, which the profile has beside its parts. */
export const addressLine = ({ suiteNo, street1, street2, city, province, zipcode, country }: SetupValues): string =>
  [suiteNo, street1, street2, city, [province, zipcode].filter(Boolean).join(' '), country].filter(Boolean).join(', ')

export function useSavedValues<Values extends FieldValues>(form: UseFormReturn<Values>, save: (values: Values) => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => latest.current(values) }), [form])
}
