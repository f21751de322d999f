import { Alert, Button } from '@mantine/core'
import { AppDialog, DialogActions } from '../overlays/AppDialog.tsx'
import { gotNoAnswer } from '../../lib/forms/uncertainText.ts'
import classes from './SavedAlready.module.css'

interface SavedAlreadyProps {
  /** The possible duplicate; null if unknown. */
  readonly name: string | null
  readonly useLabel?: string
  readonly againLabel?: string
  readonly isSaving: boolean
  readonly onUse: () => void
  readonly onAgain: () => void
}

const title = 'This may already be saved'

function SavedMessage({ name }: { readonly name: string | null }) {
  return (
    <p className="flush">
      {gotNoAnswer}{' '}
      {name === null ? (
        'Check before you save it again.'
      ) : (
        <>
          <bdi>{name}</bdi> looks the same.
        </>
      )}
    </p>
  )
}

export function SavedAlreadyDialog({ onClose, ...choice }: SavedAlreadyProps & { readonly onClose: () => void }) {
  return (
    <AppDialog isOpen onClose={onClose} title={title} size={480}>
      <SavedMessage name={choice.name} />
      <DialogActions>
        <Choice {...choice} />
      </DialogActions>
    </AppDialog>
  )
}

/** The same for forms and dialogs. */
export function SavedAlreadyAlert(props: SavedAlreadyProps) {
  return (
    <Alert color="yellow" variant="light" role="alert" title={title}>
      <SavedMessage name={props.name} />
      <div className={`wrap ${classes.choice}`}>
        <Choice {...props} />
      </div>
    </Alert>
  )
}

function Choice({ name, useLabel = 'Use it', againLabel = 'Save again', isSaving, onUse, onAgain }: SavedAlreadyProps) {
  return (
    <>
      <Button variant="default" loading={isSaving} onClick={onAgain}>
        {againLabel}
      </Button>
      {name !== null && (
        <Button onClick={onUse} data-autofocus>
          {useLabel}
        </Button>
      )}
    </>
  )
}
