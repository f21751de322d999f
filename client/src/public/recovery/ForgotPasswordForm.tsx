import { Button, TextInput } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { paths } from '../../shared/paths.ts'
import { showError } from '../../shared/toasts/toasts.ts'
import { Link } from 'react-router'
import classes from './recovery.module.css'
import { type ForgotValues, forgotResolver, loadRecovery, prepareRecovery } from './recoveryForms.ts'
import { unmarked } from '../../shared/forms/required.ts'

interface ForgotPasswordFormProps {
  readonly email: string
  readonly onSent: (email: string) => void
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useForm<ForgotValues>({ mode: 'onTouched', resolver: forgotResolver, defaultValues: { email } })
  const { errors, isSubmitting } = form.formState
  const send = async (values: ForgotValues): Promise<void> => {
    const { forgotPassword, refusalOf, applyFieldErrors } = await loadRecovery()
    try {
      await forgotPassword(values.email)
      onSent(values.email)
    } catch (error) {
      applyFieldErrors(error, form)
      showError(refusalOf(error).message)
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
