import { DEFAULT_SETUP_DIAL_CODE } from '@callout/contracts/constants'
import { useFormContext } from 'react-hook-form'
import type { SetupValues } from '../signUp/setupValues.ts'

interface Country {
  readonly dialCode: string
}
const fields = ['phoneCountryCode', 'alternatePhoneCountryCode'] as const

/** Sets both dial codes to the chosen country's, except one that the user chose (wire.md D31). */
export function useDialCodesOfCountry() {
  const { getValues, setValue, formState } = useFormContext<SetupValues>()
  const { dirtyFields } = formState
  return (country: Country | undefined, previous: Country | undefined): void => {
    if (!country) return
    for (const field of fields) {
      const isPreset = [DEFAULT_SETUP_DIAL_CODE, previous?.dialCode].includes(getValues(field))
      if (isPreset && !dirtyFields[field]) setValue(field, country.dialCode)
    }
  }
}
