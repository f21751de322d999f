import { TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import type { AccountValues } from './accountValues.ts'
import '../signUp/laterSteps.css'
import { PhoneInput } from './PhoneInput.tsx'
import classes from '../signUp/SignUp.module.css'
import type { DialCode } from './useDialCode.ts'
import { unmarked } from '../../../lib/forms/required.ts'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { signUpClient } from '../signUp/signUpClient.ts'

function WithLookups({ children }: { readonly children: ReactNode }) {
  return <ApolloProvider client={signUpClient}>{children}</ApolloProvider>
}

interface AccountDetailsProps {
  readonly dialCode: DialCode
}

/** Fields that the short layout hides: names and phone. */
export function AccountDetails({ dialCode }: AccountDetailsProps) {
  const { register, formState } = useFormContext<AccountValues>()
  const { errors } = formState
  return (
    <WithLookups>
      <div className={classes.pair}>
        <TextInput
          {...register('firstName')}
          {...unmarked}
          label="First name"
          size="md"
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        <TextInput
          {...register('lastName')}
          {...unmarked}
          label="Last name"
          size="md"
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
      </div>
      <PhoneInput
        name="phone"
        isRequired
        label="Phone"
        error={errors.phone?.message}
        dialCode={dialCode.value}
        onDialCode={dialCode.choose}
      />
    </WithLookups>
  )
}
