import { messages } from '@callout/contracts/text/messages'
import { closedReason } from '@callout/contracts/jobs/schedule/occurrences'
import { isCalendarDay } from '@callout/contracts/time'
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { useClosedDays } from '../../schedule/fields/useClosedDays.ts'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import type { JobRowFragment } from '../queries/jobs.generated.ts'
import { BulkNotifyField } from './BulkNotifyField.tsx'
import type { Move, MoveOrder } from '../../visits/bulkOrders.ts'
import { MovePreview } from './MovePreview.tsx'
import classes from './bulk.module.css'
import { readNumber } from '../../../lib/format/readNumber.ts'
import { unmarked } from '../../../lib/forms/required.ts'

const MAX_DAYS = 366

interface Answers {
  readonly way: 'days' | 'date'
  readonly days: string
  readonly direction: 'later' | 'earlier'
  readonly date: string
}

function moveOf({ way, days, direction, date }: Answers): Move | null {
  if (way === 'date') return isCalendarDay(date) ? { date } : null
  const reading = readNumber(days, { decimals: 0 })
  const count = reading.kind === 'number' ? reading.value : 0
  return count >= 1 && count <= MAX_DAYS ? { days: direction === 'later' ? count : -count } : null
}

export function BulkRescheduleDialog(props: BulkDialogProps<JobRowFragment, MoveOrder>) {
  const [answers, setAnswers] = useState<Answers>({ way: 'days', days: '1', direction: 'later', date: '' })
  const [isNotifying, setIsNotifying] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const closedDays = useClosedDays()
  const change = (part: Partial<Answers>): void => setAnswers((before) => ({ ...before, ...part }))
  const move = moveOf(answers)
  const problem = isRefused && move === null
  const getOrder = () => {
    setIsRefused(move === null)
    return move && { move, isNotifying }
  }
  return (
    <BulkFrame {...props} getOrder={getOrder}>
      <SegmentedControl
        fullWidth
        aria-label="Move"
        data={[
          { value: 'days', label: 'By days' },
          { value: 'date', label: 'To a date' },
        ]}
        value={answers.way}
        onChange={(way) => change({ way })}
      />
      {answers.way === 'days' ? (
        <div className={classes.move}>
          <TextInput
            label="Days"
            inputMode="numeric"
            {...unmarked}
            data-autofocus
            error={problem && `1 to ${MAX_DAYS}`}
            value={answers.days}
            onChange={(event) => change({ days: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label="Direction"
            data={[
              { value: 'later', label: 'later' },
              { value: 'earlier', label: 'earlier' },
            ]}
            value={answers.direction}
            onChange={(event) => change({ direction: event.currentTarget.value as Answers['direction'] })}
          />
        </div>
      ) : (
        <DayField
          label="Date"
          isRequired
          isMarked={false}
          error={problem && messages.selectDate}
          value={answers.date}
          onChange={(date) => change({ date })}
          closedOn={(date) => closedReason(date, closedDays)}
        />
      )}
      {move && <MovePreview jobs={props.rows} move={move} />}
      <p className="dim flush">Only the day changes. For jobs with several visits, only the next visit moves.</p>
      {move && <BulkNotifyField jobs={props.rows} move={move} isNotifying={isNotifying} onChange={setIsNotifying} />}
    </BulkFrame>
  )
}
