import { Text } from '@mantine/core'
import { useState } from 'react'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { FutureVisitsFields, isComplete, noAnswer, type VisitsAnswer, visitsInput } from './FutureVisitsFields.tsx'
import type { StaffDialogProps } from './staffTarget.ts'

function visitWords(count: number | null): string {
  if (count === null) return 'There may be upcoming visits.'
  return count === 1 ? 'They have 1 upcoming visit.' : `They have ${count} upcoming visits.`
}

/** Says how many visits lie ahead, and asks what becomes of them. */
export function DeactivateDialog(props: StaffDialogProps) {
  const [isChecked, setIsChecked] = useState(false)
  const dialog = useActionForm({
    ...props,
    rules: null,
    defaultValues: { ...noAnswer },
    inputOf: (values: VisitsAnswer) => visitsInput(values),
  })
  const { form, target } = dialog
  const answer = form.watch()
  const submit: typeof dialog.submit = async (choice) => {
    setIsChecked(true)
    if (isComplete(form.getValues())) await dialog.submit(choice)
  }
  return (
    <ActionFrame {...props} dialog={{ ...dialog, submit }}>
      <Text c="dimmed">
        {target.name} will be signed out and can’t sign in anymore. Jobs and history stay. {visitWords(target.futureVisits)}
      </Text>
      <FutureVisitsFields answer={answer} onChange={(next) => form.reset({ ...next })} leaving={[target.id]} isChecked={isChecked} />
    </ActionFrame>
  )
}
