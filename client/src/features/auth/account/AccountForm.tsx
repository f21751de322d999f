import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { FormProvider } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import { CredentialFields } from '../CredentialFields.tsx'
import { Link } from 'react-router'
import type { AccountLayout } from './accountLayout.ts'
import classes from '../signUp/SignUp.module.css'
import { useAccountForm } from './useAccountForm.ts'

const AccountDetails = lazy(() => import('./AccountDetails.tsx').then((module) => ({ default: module.AccountDetails })))

interface AccountFormProps {
  readonly layout: AccountLayout
  /** Prefilled. */
  readonly email?: string | undefined
}

export function AccountForm({ layout, email }: AccountFormProps) {
  const { form, dialCode, prepare, submit } = useAccountForm(layout, email)
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="Create your account" className={classes.form} onFocus={prepare} onSubmit={submit}>
        {layout === 'full' && (
          <Suspense fallback={null}>
            <AccountDetails dialCode={dialCode} />
          </Suspense>
        )}
        <CredentialFields password="new-password" />
        <div>
          <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
            Create a Free Account
          </Button>
          <p className={classes.terms}>
            By creating an account you agree to our <Link to={paths.terms()}>Terms of Use</Link> and{' '}
            <Link to={paths.privacy()}>Privacy Policy</Link>.
          </p>
        </div>
      </form>
    </FormProvider>
  )
}
