import { messages } from '@callout/contracts/text/messages'
import { useState } from 'react'
import { CancelReasonField, useCancelReasons } from '../actionDialogs/CancelReasonField.tsx'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import type { JobRowFragment } from '../queries/jobs.generated.ts'
import { GrowingTextarea } from '../../../components/page/GrowingTextarea.tsx'
import { BulkNotifyField } from './BulkNotifyField.tsx'
import type { CancelOrder } from '../../visits/bulkOrders.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { starred } from '../../../lib/forms/required.ts'

export function BulkCancelDialog(props: BulkDialogProps<JobRowFragment, CancelOrder>) {
  const query = useCancelReasons()
  const [reasonId, setReasonId] = useState('')
  const [note, setNote] = useState('')
  const [isNotifying, setIsNotifying] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const needsNote = query.reasons?.find(({ id }) => id === reasonId)?.requiresNote ?? false
  const isNoteMissing = needsNote && note.trim() === ''
  const getOrder = () => {
    const isWhole = reasonId !== '' && !isNoteMissing
    setIsRefused(!isWhole)
    return isWhole ? { cancelReasonId: reasonId, reason: note.trim(), isNotifying } : null
  }
  return (
    <BulkFrame
      {...props}
      submitLabel={props.rows.length === 1 ? 'Cancel job' : 'Cancel jobs'}
      cancelLabel={props.rows.length === 1 ? 'Keep job' : 'Keep jobs'}
      getOrder={getOrder}
    >
      <p className="dim flush">
        The jobs come off the schedule and their times become free. For jobs with several visits, only the next visit is cancelled.
      </p>
      <RequiredNote />
      <CancelReasonField
        query={query}
        value={reasonId}
        onChange={setReasonId}
        error={isRefused && reasonId === '' && messages.selectReason}
      />
      <GrowingTextarea
        label="Note"
        {...(needsNote && starred)}
        minRows={2}
        error={isRefused && isNoteMissing && messages.required}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <BulkNotifyField jobs={props.rows} move={null} isNotifying={isNotifying} onChange={setIsNotifying} />
    </BulkFrame>
  )
}
