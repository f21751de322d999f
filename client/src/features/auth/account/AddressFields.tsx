import { TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { PlaceFields } from './PlaceFields.tsx'
import type { SetupValues } from '../signUp/setupValues.ts'
import classes from '../signUp/SignUp.module.css'
import { StreetField } from './StreetField.tsx'

/** Where they are: found by its street, or typed by hand. */
export function AddressFields() {
  const { register, formState } = useFormContext<SetupValues>()
  const { errors } = formState
  return (
    <>
      <StreetField />
      <div className={classes.pair}>
        <TextInput {...register('street2')} label="Street 2" size="md" autoComplete="address-line2" error={errors.street2?.message} />
        <TextInput {...register('suiteNo')} label="Suite number" size="md" autoComplete="off" error={errors.suiteNo?.message} />
      </div>
      <PlaceFields />
    </>
  )
}
