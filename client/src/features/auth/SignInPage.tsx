import { PublicLayout } from './PublicLayout.tsx'
import { PageTitle } from '../../components/page/PageHeader.tsx'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { paths } from '../../lib/paths.ts'
import { CredentialFields } from './CredentialFields.tsx'
import classes from './SignInForm.module.css'
import { SocialButtons } from './SocialButtons.tsx'
import { prepareAuth } from './lazyAuthCalls.ts'
import { useSignIn, signInResolver, type SignInValues } from './useSignIn.ts'
import { signOutReason } from './signInState.ts'
import { Link, useLocation, useSearchParams } from 'react-router'

const UnknownEmailDialog = lazyWithPreload(async () => (await import('./authDialogs.ts')).UnknownEmailDialog)

function SignInForm() {
  const { state } = useLocation() as { readonly state: unknown }
  const [unknownEmail, setUnknownEmail] = useState<string | null>(null)
  const form = useForm<SignInValues>({ mode: 'onTouched', resolver: signInResolver, defaultValues: { email: '', password: '' } })
  const submit = useSignIn(form, state, setUnknownEmail)
  // Focus explicitly: some engines do not focus the clicked button, so there is nothing to return focus to.
  const focusEmail = (): void => {
    flushSync(() => setUnknownEmail(null))
    form.setFocus('email')
  }
  const [searchParams] = useSearchParams()
  const loginHint = searchParams.get('login_hint')
  useEffect(() => {
    if (loginHint !== null) void import('./social/startSignIn.ts').then(({ continueSignIn }) => continueSignIn(loginHint))
  }, [loginHint])
  const reason = signOutReason(state)
  return (
    <>
      <h1 className={classes.title}>Sign in to Callout</h1>
      <p className={classes.lead}>{reason ?? 'Welcome back.'}</p>
      <form noValidate aria-label="Sign in" className="stack gap20" onFocus={prepareAuth} onSubmit={form.handleSubmit(submit)}>
        <FormProvider {...form}>
          <CredentialFields password="current-password" />
        </FormProvider>
        <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
          Sign in
        </Button>
      </form>
      <SocialButtons />
      <p className={classes.signup}>
        Don&apos;t have an account? <Link to={paths.register()}>Signup</Link>
      </p>
      {unknownEmail !== null && <UnknownEmailDialog email={unknownEmail} onClose={focusEmail} />}
    </>
  )
}

/** Spec §2 "Sign-in (/login)". */
export function SignInPage() {
  return (
    <PublicLayout>
      <PageTitle>Sign in</PageTitle>
      <SignInForm />
    </PublicLayout>
  )
}
