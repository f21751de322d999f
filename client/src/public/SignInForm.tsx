import { Button, PasswordInput, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigationState } from '../shared/navigation/address.ts'
import { paths } from '../shared/paths.ts'
import classes from './SignInForm.module.css'
import { prepareSignIn, signInResolver, type SignInValues } from './lazySignIn.ts'
import { SocialButtons } from './SocialButtons.tsx'
import { useSignIn } from './useSignIn.ts'
import { PublicLink } from './PublicLink.tsx'

const UnknownEmailDialog = lazy(() => import('./UnknownEmailDialog.tsx').then((module) => ({ default: module.UnknownEmailDialog })))

const visibilityLabel = (isVisible: boolean): string => (isVisible ? 'Hide password' : 'Show password')

export function SignInForm() {
  const state = useNavigationState()
  const [unknownEmail, setUnknownEmail] = useState<string | null>(null)
  const [isPasswordVisible, setPasswordVisible] = useState(false)
  const form = useForm<SignInValues>({ mode: 'onTouched', resolver: signInResolver, defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = useSignIn(form, state, setUnknownEmail)
  return (
    <>
      <h1 className={classes.title}>Sign in to Callout</h1>
      <p className={classes.lead}>Good to see you. Your day is waiting.</p>
      <form noValidate aria-label="Sign in" className={classes.form} onFocus={prepareSignIn} onSubmit={form.handleSubmit(submit)}>
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
            autoComplete="current-password"
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
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          Sign in
        </Button>
      </form>
      <SocialButtons />
      <p className={classes.signup}>
        Don&apos;t have an account? <PublicLink to={paths.register()}>Signup</PublicLink>
      </p>
      <Suspense fallback={null}>
        {unknownEmail !== null && <UnknownEmailDialog email={unknownEmail} onClose={() => setUnknownEmail(null)} />}
      </Suspense>
    </>
  )
}
