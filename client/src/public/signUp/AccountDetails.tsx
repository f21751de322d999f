import { TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import type { AccountValues } from './accountValues.ts'
import './laterSteps.css'
import { PhoneField } from './PhoneField.tsx'
import classes from './SignUp.module.css'
import { WithLookups } from './WithLookups.tsx'

/** The fields that the shown layout hides: both names and the phone. */
export function AccountDetails() {
  const { register, formState } = useFormContext<AccountValues>()
  const { errors } = formState
  return (
    <WithLookups>
      <div className={classes.pair}>
        <TextInput {...register('firstName')} label="First name" size="md" autoComplete="given-name" error={errors.firstName?.message} />
        <TextInput {...register('lastName')} label="Last name" size="md" autoComplete="family-name" error={errors.lastName?.message} />
      </div>
      <PhoneField<AccountValues> label="Phone" name="phone" codeName="phoneCountryCode" />
    </WithLookups>
  )
}
