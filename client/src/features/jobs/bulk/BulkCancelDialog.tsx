import { messages } from '@callout/contracts/messages'
import { Button, Radio, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { useCancelReasonsQuery } from '../jobs.generated.ts'
import { BulkFrame, type BulkDialogProps } from './BulkFrame.tsx'
import classes from './bulk.module.css'

/** One reason for all of them. */
export function BulkCancelDialog(props: BulkDialogProps) {
  const { data, error, refetch } = useCancelReasonsQuery()
  const [reasonId, setReasonId] = useState('')
  const [note, setNote] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const needsNote = data?.cancelReasons.find(({ id }) => id === reasonId)?.requiresNote ?? false
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
      <Radio.Group
        label="Reason"
        withAsterisk
        value={reasonId}
        onChange={setReasonId}
        error={isRefused && reasonId === '' && messages.selectReason}
      >
        <Stack gap={10} my={8}>
          {data?.cancelReasons.map(({ id, reason }, place) => (
            <Radio key={id} value={id} label={reason} data-autofocus={place === 0 || undefined} />
          )) ??
            (!error && [220, 180, 250, 160].map((width) => <Skeleton key={width} h={20} w={width} />))}
        </Stack>
      </Radio.Group>
      {error && (
        <Text c="red" role="alert">
          {refusalOf(error).message}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Retry
          </Button>
        </Text>
      )}
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
