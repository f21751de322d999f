import { useState } from 'react'
import { PublicLayout } from '../PublicLayout.tsx'
import { PageTitle } from '../../../components/page/PageHeader.tsx'
import { Alert, Button, TextInput } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import { Link } from 'react-router'
import classes from './recovery.module.css'
import { loadAuthCalls, prepareAuth } from '../lazyAuthCalls.ts'
import { type ForgotValues, forgotResolver } from './recoveryForms.ts'
import { unmarked } from '../../../lib/forms/required.ts'
import { useFocusedHeading } from './useFocusedHeading.ts'

interface InstructionsSentProps {
  readonly email: string
  readonly onAgain: () => void
}

/** The same text for every email address, so that it doesn't reveal whether an account exists. */
function InstructionsSent({ email, onAgain }: InstructionsSentProps) {
  const heading = useFocusedHeading()
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Check your email
      </h1>
      <p className={classes.lead}>
        If <strong>{email}</strong> has an account, we’ve sent it instructions to reset the password. The link works for one hour.
      </p>
      <p className="dim flush">
        Didn’t get it after a few minutes? Check your spam folder, or{' '}
        <button type="button" className={classes.link} onClick={onAgain}>
          try again with this or another email
        </button>
        .
      </p>
      <p className={classes.other}>
        <Link to={paths.login()}>Go back to Login</Link>
      </p>
    </>
  )
}

interface ForgotPasswordFormProps {
  readonly email: string
  readonly onSent: (email: string) => void
}

function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useForm<ForgotValues>({ mode: 'onTouched', resolver: forgotResolver, defaultValues: { email } })
  const { errors, isSubmitting } = form.formState
  const send = async (values: ForgotValues): Promise<void> => {
    const { forgotPassword, reportSaveError } = await loadAuthCalls()
    try {
      await forgotPassword(values.email)
      onSent(values.email)
    } catch (error) {
      const apiError = reportSaveError(error, form)
      if (apiError) form.setError('root', { type: 'server', message: apiError.message })
    }
  }
  return (
    <>
      <h1 className={classes.title}>Forgot your password?</h1>
      <p className={classes.lead}>Enter your email and we will send you instructions to reset your password.</p>
      <form noValidate aria-label="Reset password" className="stack gap20" onFocus={prepareAuth} onSubmit={form.handleSubmit(send)}>
        <TextInput
          {...form.register('email')}
          {...unmarked}
          label="Email"
          size="md"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
        />
        {errors.root?.message && (
          <Alert color="red" variant="light" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          Reset password
        </Button>
      </form>
      <p className={classes.other}>
        <Link to={paths.login()}>Go back to Login</Link>
      </p>
    </>
  )
}

/** Spec §2 "Forgot password". */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  const onSent = (to: string): void => {
    setEmail(to)
    setIsSent(true)
  }
  return (
    <PublicLayout>
      <PageTitle>{isSent ? 'Check your email' : 'Forgot your password?'}</PageTitle>
      {isSent ? <InstructionsSent email={email} onAgain={() => setIsSent(false)} /> : <ForgotPasswordForm email={email} onSent={onSent} />}
    </PublicLayout>
  )
}
