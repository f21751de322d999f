import { Switch } from '@mantine/core'
import { InDialogFooter } from '../../../components/overlays/AppDialog.tsx'
import { UndeliveredNote } from '../../messaging/UndeliveredNote.tsx'
import { CustomerText } from './CustomerText.tsx'
import { EachText, type OutgoingMessage } from './EachText.tsx'
import { type CustomerEvent, type TextSubject, useCustomerText } from './useCustomerText.ts'
import type { JobAction, MessageMedium } from '../../../lib/api/schemaTypes.generated.ts'

interface MessageText {
  readonly on: string
  readonly ofVisit?: string
  readonly event: CustomerEvent
}

const customerMessages = {
  SCHEDULE: { on: 'a confirmation with the date and time', event: 'VISIT_CONFIRMATION' },
  RESCHEDULE: { on: 'a message with the new date and time', event: 'VISIT_MOVED' },
  ON_THE_WAY: { on: 'a message that someone is on the way', event: 'ON_THE_WAY' },
  CANCEL: { on: 'a message that the job is cancelled', ofVisit: 'a message that this visit is cancelled', event: 'JOB_CANCELLED' },
  FINISH: { on: 'a message that the work is done', event: 'JOB_FINISHED' },
} as const satisfies Partial<Record<JobAction, MessageText>>

export type NotifyAction = keyof typeof customerMessages

interface NotifyCustomerFieldProps {
  readonly action: NotifyAction
  readonly target: { readonly customerId: string | null; readonly customerName: string | null; readonly isOneOfSeveral?: boolean }
  readonly isNotifying: boolean
  readonly onChange: (isNotifying: boolean) => void
  readonly about: TextSubject
  readonly written?: string | undefined
  /** Chosen for this message; undefined: as in the message settings. */
  readonly medium?: MessageMedium | undefined
  /** If several messages are sent: each of them. */
  readonly each?: readonly OutgoingMessage[] | undefined
  /** Omitted: the text can't be edited here. */
  readonly onWrite?: (text: string | undefined) => void
  /** Omitted: the medium can't be chosen here. */
  readonly onMedium?: (medium: MessageMedium | undefined) => void
}

/** A switch in the dialog's footer and, in place, the recipient and the exact message before it is sent, or why it can't be delivered. */
export function NotifyCustomerField(props: NotifyCustomerFieldProps) {
  const { action, target, isNotifying, onChange, about, written, medium, each, onWrite, onMedium } = props
  const labels: MessageText = customerMessages[action]
  const { event } = labels
  const subject = each?.[0]?.about ?? about
  const isKnown = Boolean(subject.jobId || subject.customerId)
  const text = useCustomerText(isNotifying && isKnown ? { event, about: subject, customerId: target.customerId, medium } : null)
  const { recipient, plan, message: returned } = text
  const message = (target.isOneOfSeveral && labels.ofVisit) || labels.on
  const customer = target.customerName ?? 'The customer'
  const isSent = isNotifying && !plan.isBlocked
  const isNoted = isNotifying && plan.isBlocked && recipient !== null
  return (
    <>
      <InDialogFooter>
        <Switch
          label="Notify customer"
          checked={isNotifying}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          description={
            isSent ? `${customer} gets ${each ? `${each.length} messages` : message} when you save.` : `${customer} won’t be notified.`
          }
        />
      </InDialogFooter>
      {isNoted && <UndeliveredNote plan={plan} recipient={recipient} onMedium={returned?.takesMedium && onMedium ? onMedium : null} />}
      {isNotifying && !isNoted && each && <EachText key={medium} event={event} returned={each} medium={medium} />}
      {isNotifying && !isNoted && !each && isKnown && (
        <CustomerText event={event} text={text} written={written} onWrite={onWrite ?? null} />
      )}
    </>
  )
}
