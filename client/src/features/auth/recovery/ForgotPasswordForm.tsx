import { Alert, Button, TextInput } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import { Link } from 'react-router'
import classes from './recovery.module.css'
import { type ForgotValues, forgotResolver, loadRecovery, prepareRecovery } from './recoveryForms.ts'
import { unmarked } from '../../../lib/forms/required.ts'

interface ForgotPasswordFormProps {
  readonly email: string
  readonly onSent: (email: string) => void
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useForm<ForgotValues>({ mode: 'onTouched', resolver: forgotResolver, defaultValues: { email } })
  const { errors, isSubmitting } = form.formState
  const send = async (values: ForgotValues): Promise<void> => {
    const { forgotPassword, reportSaveError } = await loadRecovery()
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
      <form noValidate aria-label="Reset password" className={classes.form} onFocus={prepareRecovery} onSubmit={form.handleSubmit(send)}>
        <TextInput
          {...form.register('email')}
          {...unmarked}
          label="Email"
          type="email"
          size="md"
          autoComplete="username"
          inputMode="email"
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
