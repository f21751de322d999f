import { Button, PasswordInput, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { paths } from '../../shared/paths.ts'
import { PublicLink } from '../PublicLink.tsx'
import type { AccountLayout } from './accountLayout.ts'
import classes from './SignUp.module.css'
import { useAccountForm } from './useAccountForm.ts'

const AccountDetails = lazy(() => import('./AccountDetails.tsx').then((module) => ({ default: module.AccountDetails })))

const visibilityLabel = (isVisible: boolean): string => (isVisible ? 'Hide password' : 'Show password')

interface AccountFormProps {
  readonly layout: AccountLayout
  /** Prefilled. */
  readonly email?: string | undefined
}

export function AccountForm({ layout, email }: AccountFormProps) {
  const { form, prepare, submit } = useAccountForm(layout, email)
  const [isPasswordVisible, setPasswordVisible] = useState(false)
  const { errors, isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="Create your account" className={classes.form} onFocus={prepare} onSubmit={submit}>
        {layout === 'full' && (
          <Suspense fallback={null}>
            <AccountDetails />
          </Suspense>
        )}
        <TextInput
          {...form.register('email')}
          label="Email"
          type="email"
          size="md"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          error={errors.email?.message}
        />
        <div className={classes.password}>
          <PasswordInput
            {...form.register('password')}
            label="Password"
            size="md"
            autoComplete="new-password"
            error={errors.password?.message}
            aria-invalid={errors.password ? true : undefined}
            visible={isPasswordVisible}
            onVisibilityChange={setPasswordVisible}
            visibilityToggleButtonProps={{ 'aria-label': visibilityLabel(isPasswordVisible), tabIndex: 0 }}
          />
          <PublicLink to={paths.forgotPassword()} className={classes.forgot}>
            Forgot Password?
          </PublicLink>
        </div>
        <div>
          <Button type="submit" size="md" fullWidth loading={isSubmitting}>
            Create a Free Account
          </Button>
          <p className={classes.terms}>
            By creating an account you agree to our <PublicLink to={paths.terms()}>Terms of Use</PublicLink> and{' '}
            <PublicLink to={paths.privacy()}>Privacy Policy</PublicLink>.
          </p>
        </div>
      </form>
    </FormProvider>
  )
}
