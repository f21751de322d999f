import { Switch } from '@mantine/core'
import { counted } from '../../../components/list/listText.ts'
import { InDialogFooter } from '../../../components/overlays/AppDialog.tsx'
import { EachText } from '../../jobs/actionDialogs/EachText.tsx'
import { getName } from '../../visits/boardJob.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import type { PlannedSlot } from './planBulk.ts'

interface PlanMessagesProps {
  /** Visits that get another time. */
  readonly moved: readonly { readonly of: BoardVisitFragment; readonly slot: PlannedSlot }[]
  readonly isNotifying: boolean
  readonly onChange: (isNotifying: boolean) => void
}

/** Whether customers with a new time get a message, off at first, with the exact text of each. */
export function PlanMessages({ moved, isNotifying, onChange }: PlanMessagesProps) {
  if (moved.length === 0) return null
  const messages = moved.map(({ of, slot: { date, startTime, endTime } }) => ({
    key: `${of.id} ${date} ${startTime}`,
    label: [of.customer?.name ?? 'The customer', getName(of)].join(' · '),
    customerId: of.customer?.id ?? null,
    about: { jobId: of.jobId, visitId: of.isJob ? null : of.id, date, startTime, endTime },
  }))
  return (
    <>
      {isNotifying && <EachText key={messages.map(({ key }) => key).join()} event="VISIT_MOVED" returned={messages} />}
      <InDialogFooter>
        <Switch
          label="Notify customers"
          checked={isNotifying}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          description={
            isNotifying
              ? `${counted({ one: 'message', many: 'messages' }, messages.length)} to send, about new times. Undo doesn’t recall messages.`
              : 'Customers won’t be notified.'
          }
        />
      </InDialogFooter>
    </>
  )
}
