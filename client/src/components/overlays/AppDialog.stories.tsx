import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Meta } from '../../workshop/csf.ts'
import { AppDialog, DialogActions, InDialogFooter } from './AppDialog.tsx'

export default {
  parameters: {
    docs: {
      description: { component: 'Modal dialog. Tab stays inside; Escape closes it and returns the focus to the button that opened it.' },
    },
  },
} satisfies Meta

const close = (): void => undefined

export const Open = () => (
  <AppDialog
    isOpen
    onClose={close}
    title="Cancel job"
    actions={
      <>
        <Button variant="default">Keep job</Button>
        <Button color="red">Cancel job</Button>
      </>
    }
  >
    <p>The customer is not notified.</p>
  </AppDialog>
)

export const FormWithFooter = () => (
  <AppDialog isOpen onClose={close} title="Reschedule">
    <TextInput label="Reason" data-autofocus />
    <InDialogFooter>
      <label>
        <input type="checkbox" /> Notify customer
      </label>
    </InDialogFooter>
    <DialogActions>
      <Button>Reschedule</Button>
    </DialogActions>
  </AppDialog>
)

export const LongContent = () => (
  <AppDialog isOpen onClose={close} title="Terms" actions={<Button>Close</Button>}>
    {Array.from({ length: 40 }, (_, line) => (
      <p key={line}>Paragraph {line + 1} of a text that does not fit into the window.</p>
    ))}
  </AppDialog>
)

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      <AppDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Returns focus">
        Press Escape.
      </AppDialog>
    </>
  )
}

export const FromButton = () => <Opener />
