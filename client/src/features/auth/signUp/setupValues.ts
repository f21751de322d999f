import type { Camel } from '@callout/contracts/casing'
import { DEFAULT_SETUP_DIAL_CODE } from '@callout/contracts/constants'
import type { CompanySetupForm } from '@callout/contracts/profile/schemas'
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** The fields of the step `setupType`, of both account types (spec §3 "Account setup"). */
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

/** The whole address in one line, as the profile keeps it beside its parts. */
export const addressLine = ({ suiteNo, street1, street2, city, province, zipcode, country }: SetupValues): string =>
  [suiteNo, street1, street2, city, [province, zipcode].filter(Boolean).join(' '), country].filter(Boolean).join(', ')

/** Hands on the values of a form as they are typed. */
export function useSavedValues<Values extends FieldValues>(form: UseFormReturn<Values>, keep: (values: Values) => void): void {
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => latest.current(values) }), [form])
}
