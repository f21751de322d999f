import { PASSWORD_MIN_LENGTH } from '@callout/contracts/constants'
import { PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { paths } from '../../lib/paths.ts'
import classes from './CredentialFields.module.css'
import { Link } from 'react-router'
import { unmarked } from '../../lib/forms/required.ts'

const visibilityLabel = (isVisible: boolean): string => (isVisible ? 'Hide password' : 'Show password')

interface CredentialFieldsProps {
  /** `autocomplete` hint for password managers. */
  readonly password: 'current-password' | 'new-password'
}

export function CredentialFields({ password }: CredentialFieldsProps) {
  const { register, formState } = useFormContext<{ email: string; password: string }>()
  const { errors } = formState
  const [isVisible, setIsVisible] = useState(false)
  return (
    <>
      <TextInput
        {...register('email')}
        {...unmarked}
        label="Email"
        size="md"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
      />
      <div className="relative">
        <PasswordInput
          {...register('password')}
          {...unmarked}
          label="Password"
          description={password === 'new-password' ? `At least ${PASSWORD_MIN_LENGTH} characters.` : undefined}
          size="md"
          autoComplete={password}
          error={errors.password?.message}
          aria-invalid={errors.password ? true : undefined}
          visible={isVisible}
          onVisibilityChange={setIsVisible}
          visibilityToggleButtonProps={{ 'aria-label': visibilityLabel(isVisible), tabIndex: 0 }}
        />
        <Link to={paths.forgotPassword()} className={classes.forgot}>
          Forgot Password?
        </Link>
      </div>
    </>
  )
}
