import { closedReason } from '@callout/contracts/jobs/schedule/occurrences'
import { messages } from '@callout/contracts/text/messages'
import { addDays, isCalendarDay } from '@callout/contracts/time'
import { IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import { defineBulk } from '../../../components/bulk/defineBulk.ts'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { actionsOf } from '../../jobs/actions/jobActionRules.ts'
import { jobActionSet } from '../../jobs/actions/jobActionSet.ts'
import { useClosedDays } from '../fields/useClosedDays.ts'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import { type MoveOrder, moving } from '../../visits/bulkOrders.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { getName, subjectOf } from '../../visits/boardJob.ts'
import { findSentVisit } from '../../visits/findSentVisit.ts'

const { input, isFulfilled } = moving

const pushing = {
  label: 'Move',
  title: (rows: string) => `Move ${rows} to another day`,
  Icon: IconCalendarShare,
  done: 'moved',
  noun: 'Move',
  input,
  isFulfilled,
}

const boardBulk = defineBulk({
  noun: { one: 'visit', many: 'visits' },
  loadActions: jobActionSet.lazy.load,
  subjectOf,
  getName: (of: BoardVisitFragment) => ({ name: getName(of), title: of.title }),
  readResult: (client, of, before) => findSentVisit(client, subjectOf(of).job, before),
  actions: {
    push: {
      ...pushing,
      does: (of: BoardVisitFragment, { user }) =>
        actionsOf(of.visit, user).includes('RESCHEDULE')
          ? 'RESCHEDULE'
          : { blockedReason: `This visit is ${statusWord(of.visit)}, so it can’t be moved.` },
    },
  },
})

interface PushDialogProps {
  readonly date: string
  readonly visits: readonly BoardVisitFragment[]
  readonly onClose: () => void
}

/** Moves a day's visits that have not started to another day, with the same times and staff. */
export function PushDialog({ date, visits, onClose }: PushDialogProps) {
  const [day, setDay] = useState(addDays(date, 1))
  const [isRefused, setIsRefused] = useState(false)
  const closedDays = useClosedDays()
  const isGood = isCalendarDay(day) && day !== date
  const getOrder = (): MoveOrder | null => {
    setIsRefused(!isGood)
    return isGood ? { move: { date: day } } : null
  }
  return (
    <BulkFrame
      bulk={boardBulk}
      action={boardBulk.actions['push'] as Parameters<typeof BulkFrame<BoardVisitFragment, MoveOrder>>[0]['action']}
      rows={visits}
      onDone={() => undefined}
      onClose={onClose}
      getOrder={getOrder}
    >
      <DayField
        label={`From ${formatShortDay(date)} to`}
        isRequired
        isMarked={false}
        value={day}
        error={isRefused && !isGood && messages.selectDate}
        onChange={setDay}
        closedOn={(item) => closedReason(item, closedDays)}
      />
      <p className="dim flush">Only the day changes. Visits under way aren’t moved. Customers aren’t notified.</p>
    </BulkFrame>
  )
}
