import { PASSWORD_MIN_LENGTH } from '@callout/contracts/constants'
import { PasswordInput, Text } from '@mantine/core'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { unmarked } from '../../../lib/forms/required.ts'
import type { StaffDialogProps } from './staffTarget.ts'
import { passwordRules } from './staffRules.ts'

interface Answers {
  readonly password: string
  readonly passwordConfirmation: string
}

/** Another password for somebody else (spec §5 "Reset"). */
export function PasswordDialog(props: StaffDialogProps) {
  const defaultValues: Answers = { password: '', passwordConfirmation: '' }
  const dialog = useActionForm({ ...props, rules: passwordRules, defaultValues, inputOf: (values: Answers) => values })
  const { register, formState } = dialog.form
  const secret = (name: keyof Answers, label: string) => (
    <PasswordInput
      {...register(name)}
      label={label}
      {...unmarked}
      autoComplete="new-password"
      error={formState.errors[name]?.message}
      visibilityToggleButtonProps={{ 'aria-label': `Show or hide: ${label}`, tabIndex: 0 }}
    />
  )
  return (
    <ActionFrame {...props} dialog={{ ...dialog, leave: props.onClose }}>
      <Text c="dimmed">
        {dialog.target.name} will be signed out everywhere and needs the new password to sign in. Use at least {PASSWORD_MIN_LENGTH}{' '}
        characters, and share it in person.
      </Text>
      {secret('password', 'New password')}
      {secret('passwordConfirmation', 'Confirm new password')}
    </ActionFrame>
  )
}
