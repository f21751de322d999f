import { TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { PhoneField } from './PhoneField.tsx'
import type { SetupValues } from '../signUp/setupValues.ts'

/** How to reach them. */
export function ContactFields() {
  const { register, formState } = useFormContext<SetupValues>()
  return (
    <>
      <PhoneField<SetupValues> label="Phone" name="phone" codeName="phoneCountryCode" />
      <PhoneField<SetupValues> label="Alternate phone" name="alternateNo" codeName="alternatePhoneCountryCode" />
      <TextInput
        {...register('website')}
        label="Website"
        size="md"
        type="url"
        autoComplete="url"
        placeholder="www.example.com"
        error={formState.errors.website?.message}
      />
    </>
  )
}
