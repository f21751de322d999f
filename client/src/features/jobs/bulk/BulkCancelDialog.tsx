import { messages } from '@callout/contracts/messages'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { CancelReasonField, useCancelReasons } from '../actions/CancelReasonField.tsx'
import { BulkFrame, type BulkDialogProps } from './BulkFrame.tsx'
import classes from './bulk.module.css'

/** One reason for all of them. */
export function BulkCancelDialog(props: BulkDialogProps) {
  const query = useCancelReasons()
  const [reasonId, setReasonId] = useState('')
  const [note, setNote] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const needsNote = query.reasons?.find(({ id }) => id === reasonId)?.requiresNote ?? false
  const isNoteMissing = needsNote && note.trim() === ''
  const orderOf = () => {
    const isWhole = reasonId !== '' && !isNoteMissing
    setIsRefused(!isWhole)
    return isWhole ? ({ kind: 'cancel', cancelReasonId: reasonId, reason: note.trim() } as const) : null
  }
  return (
    <BulkFrame
      {...props}
      kind="cancel"
      submitLabel={props.jobs.length === 1 ? 'Cancel the job' : 'Cancel the jobs'}
      isDestructive
      orderOf={orderOf}
    >
      <p className={classes.hint}>
        They leave the schedule and their staff is free again. Of a job with several visits the next one is cancelled. Customers get no
        message.
      </p>
      <CancelReasonField
        query={query}
        value={reasonId}
        onChange={setReasonId}
        error={isRefused && reasonId === '' && messages.selectReason}
      />
      <Textarea
        label="Note"
        withAsterisk={needsNote}
        autosize
        minRows={2}
        placeholder={needsNote ? undefined : 'Optional'}
        error={isRefused && isNoteMissing && messages.required}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </BulkFrame>
  )
}
