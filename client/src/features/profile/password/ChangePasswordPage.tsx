import { ChangePasswordForm } from '@callout/contracts/auth/schemas'
import { PASSWORD_MIN_LENGTH } from '@callout/contracts/constants'
import { Alert, Button, PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { meaningfulMessage } from '../../../lib/api/serverMessage.ts'
import { reportSaveError } from '../../../components/form/reportSaveError.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { paths } from '../../../lib/paths.ts'
import { readSession, writeSession } from '../../../lib/session/session.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import classes from './ChangePasswordPage.module.css'
import { useChangePasswordMutation } from './password.generated.ts'
import { unmarked } from '../../../lib/forms/required.ts'
import { trackOnce } from '../../../lib/analytics/eventFlags.ts'

interface PasswordValues {
  readonly oldPassword: string
  readonly password: string
  readonly passwordConfirmation: string
}

const nothing: PasswordValues = { oldPassword: '', password: '', passwordConfirmation: '' }
const CHANGED = 'Password changed'

const SecretInput = (props: PasswordInputProps) => (
  <PasswordInput
    {...unmarked}
    {...props}
    aria-invalid={props.error ? true : undefined}
    visibilityToggleButtonProps={{ 'aria-label': `Show or hide: ${String(props.label)}`, tabIndex: 0 }}
  />
)

/** Changes the user's password (spec §5 "Change password") and signs out other devices. */
export function ChangePasswordPage() {
  const [change] = useChangePasswordMutation()
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    resolver: wireResolver<PasswordValues>(ChangePasswordForm),
    defaultValues: nothing,
  })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async (input) => {
    try {
      const { data } = await change({ variables: { input }, fetchPolicy: 'no-cache' })
      const { token, message } = data?.changePassword ?? {}
      if (token) writeSession({ authToken: token })
      form.reset(nothing)
      trackOnce('password_changed')
      showSuccess(meaningfulMessage(message) ?? CHANGED)
    } catch (error) {
      const apiError = reportSaveError(error, form)
      if (apiError) form.setError('root', { type: 'server', message: apiError.message })
    }
  })
  return (
    <>
      <PageHeader title="Change password" back={{ to: paths.jobs(), label: 'Jobs' }} />
      <form noValidate aria-label="Change password" className={`stack ${classes.form}`} onSubmit={(event) => void save(event)}>
        <input type="text" name="username" autoComplete="username" value={readSession('authEmail') ?? ''} readOnly hidden />
        <SecretInput
          {...form.register('oldPassword')}
          label="Current password"
          autoComplete="current-password"
          error={errors.oldPassword?.message}
        />
        <SecretInput
          {...form.register('password', { deps: ['passwordConfirmation'] })}
          label="New password"
          description={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <SecretInput
          {...form.register('passwordConfirmation')}
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.passwordConfirmation?.message}
        />
        {errors.root?.message && (
          <Alert color="red" variant="light" role="alert">
            {errors.root.message}
          </Alert>
        )}
        <p className="dim flush">You’ll stay signed in here. Every other device will be signed out.</p>
        <Button type="submit" loading={isSubmitting} className={classes.save}>
          Change password
        </Button>
      </form>
    </>
  )
}
