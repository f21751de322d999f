import { messages } from '@callout/contracts/text/messages'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { AppDialog, DialogActions } from '../../overlays/AppDialog.tsx'
import { unmarked } from '../../../lib/forms/required.ts'
import classes from '../../form/DialogForm.module.css'

interface ViewNameDialogProps {
  readonly title: string
  readonly name: string
  readonly existingNames: readonly string[]
  /** Name of the relative range, such as "Today"; null: fixed dates. */
  readonly movingDays: string | null
  readonly onSave: (name: string, isMoving: boolean) => void
  readonly onClose: () => void
}

const LONGEST_NAME = 40

export function ViewNameDialog({ title, name: before, existingNames, movingDays, onSave, onClose }: ViewNameDialogProps) {
  const [name, setName] = useState(before)
  const [isMoving, setIsMoving] = useState(movingDays !== null)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const requested = name.trim()
    const isTaken = existingNames.some((item) => item.toLowerCase() === requested.toLowerCase())
    if (requested === '') setProblem(messages.required)
    else if (isTaken) setProblem('A view with this name already exists')
    else onSave(requested, isMoving)
  }
  return (
    <AppDialog isOpen onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput
          label="Name"
          description="Kept in this browser until you sign out."
          {...unmarked}
          data-autofocus
          maxLength={LONGEST_NAME}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {movingDays && (
          <Checkbox
            label={`Always “${movingDays}”`}
            description="Otherwise the view keeps these dates."
            checked={isMoving}
            onChange={(event) => setIsMoving(event.currentTarget.checked)}
          />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </form>
    </AppDialog>
  )
}
