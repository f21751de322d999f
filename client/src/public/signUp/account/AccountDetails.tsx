import { TextInput } from '@mantine/core'
import type { SmallForm } from '../../../shared/forms/useSmallForm.ts'
import type { AccountValues } from './accountValues.ts'
import '../laterSteps.css'
import { PhoneInput } from './PhoneInput.tsx'
import classes from '../SignUp.module.css'
import type { DialCode } from './useDialCode.ts'
import { WithLookups } from '../WithLookups.tsx'
import { unmarked } from '../../../shared/forms/required.ts'

interface AccountDetailsProps {
  readonly form: Pick<SmallForm<AccountValues>, 'register' | 'errors'>
  /** Prefilled. */
  readonly initial: AccountValues
  readonly dialCode: DialCode
}

/** The fields that the shown layout hides: both names and the phone. */
export function AccountDetails({ form: { register, errors }, initial, dialCode }: AccountDetailsProps) {
  return (
    <WithLookups>
      <div className={classes.pair}>
        <TextInput
          {...register('firstName')}
          {...unmarked}
          defaultValue={initial.firstName}
          label="First name"
          size="md"
          autoComplete="given-name"
          error={errors.firstName}
        />
        <TextInput
          {...register('lastName')}
          {...unmarked}
          defaultValue={initial.lastName}
          label="Last name"
          size="md"
          autoComplete="family-name"
          error={errors.lastName}
        />
      </div>
      <PhoneInput
        {...register('phone')}
        {...unmarked}
        defaultValue={initial.phone}
        label="Phone"
        error={errors.phone}
        dialCode={dialCode.value}
        onDialCode={dialCode.choose}
      />
    </WithLookups>
  )
}
