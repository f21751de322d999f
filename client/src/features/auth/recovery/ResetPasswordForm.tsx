import { PASSWORD_MIN_LENGTH } from '@callout/contracts/constants'
import { Alert, Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { meaningfulMessage } from '../../../lib/api/serverMessage.ts'
import { forgetArrival } from '../../../lib/navigation/arrival.ts'
import { leaveToLogin } from '../../../lib/navigation/sessionMoves.ts'
import { paths } from '../../../lib/paths.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { Link } from 'react-router'
import classes from './recovery.module.css'
import { loadAuthCalls, prepareAuth } from '../lazyAuthCalls.ts'
import { type ResetValues, resetResolver } from './recoveryForms.ts'
import { unmarked } from '../../../lib/forms/required.ts'

interface ResetPasswordFormProps {
  readonly token: string
  /** The link can't be used any more; `words` is the server's message. */
  readonly onRefused: (text: string) => void
}

const CHANGED = 'Password changed. Sign in with your new password.'

export function ResetPasswordForm({ token, onRefused }: ResetPasswordFormProps) {
  const [isVisible, setIsVisible] = useState(false)
  const form = useForm<ResetValues>({
    mode: 'onTouched',
    resolver: resetResolver,
    defaultValues: { password: '', passwordConfirmation: '' },
  })
  const { errors, isSubmitting } = form.formState
  const toggle = { 'aria-label': isVisible ? 'Hide passwords' : 'Show passwords', tabIndex: 0 }
  const save = async (values: ResetValues): Promise<void> => {
    const { resetPassword, toApiError, reportSaveError } = await loadAuthCalls()
    try {
      const message = await resetPassword({ ...values, resetToken: token })
      forgetArrival(paths.resetPassword())
      showSuccess(meaningfulMessage(message) ?? CHANGED)
      leaveToLogin()
    } catch (error) {
      const { fields } = toApiError(error)
      const ofLink = fields.find(({ field }) => field === 'reset_token' || field === 'resetToken')
      if (ofLink) forgetArrival(paths.resetPassword())
      if (ofLink) return onRefused(ofLink.message)
      const apiError = reportSaveError(error, form)
      if (apiError) form.setError('root', { type: 'server', message: apiError.message })
    }
  }
  return (
    <>
      <h1 className={classes.title}>Choose a new password</h1>
      <p className={classes.lead}>At least {PASSWORD_MIN_LENGTH} characters. You’ll be signed out on all devices.</p>
      <form noValidate aria-label="Set new password" className="stack gap20" onFocus={prepareAuth} onSubmit={form.handleSubmit(save)}>
        <PasswordInput
          {...form.register('password', { deps: ['passwordConfirmation'] })}
          {...unmarked}
          label="New password"
          size="md"
          autoComplete="new-password"
          error={errors.password?.message}
          aria-invalid={errors.password ? true : undefined}
          visible={isVisible}
          onVisibilityChange={setIsVisible}
          visibilityToggleButtonProps={toggle}
        />
        <PasswordInput
          {...form.register('passwordConfirmation')}
          {...unmarked}
          label="Confirm new password"
          size="md"
          autoComplete="new-password"
          error={errors.passwordConfirmation?.message}
          aria-invalid={errors.passwordConfirmation ? true : undefined}
          visible={isVisible}
          onVisibilityChange={setIsVisible}
          visibilityToggleButtonProps={toggle}
        />
        {errors.root?.message && (
          <Alert color="red" variant="light" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          Set new password
        </Button>
      </form>
      <p className={classes.other}>
        <Link to={paths.login()}>Go back to Login</Link>
      </p>
    </>
  )
}
