import { CustomerText } from './CustomerText.tsx'
import { EachText } from './EachText.tsx'
import { Switch } from '@mantine/core'
import { InDialogFooter } from '../../../shared/ui/overlays/AppDialog.tsx'
import type { JobAction } from '../jobs.generated.ts'
import type { CustomerEvent, TextSubject } from './CustomerText.tsx'
import type { ToldOne } from './EachText.tsx'

interface MessageWords {
  /** What the customer is told, as the switch says it. */
  readonly on: string
  /** The same of one visit of several. */
  readonly ofVisit?: string
  readonly event: CustomerEvent
}

/** Actions about which the customer can be told, and of what. */
const customerMessages = {
  SCHEDULE: { on: 'a confirmation with the date and time', event: 'VISIT_CONFIRMATION' },
  RESCHEDULE: { on: 'a message with the new date and time', event: 'VISIT_MOVED' },
  CANCEL: { on: 'a message that the job is cancelled', ofVisit: 'a message that this visit is cancelled', event: 'JOB_CANCELLED' },
  FINISH: { on: 'a message that the work is done', event: 'JOB_FINISHED' },
} as const satisfies Partial<Record<JobAction, MessageWords>>

/** Something about which the customer can be told. */
export type ToldAction = keyof typeof customerMessages

interface TellCustomerProps {
  readonly action: ToldAction
  readonly target: { readonly customerName: string | null; readonly isOneOfSeveral?: boolean }
  readonly isTelling: boolean
  readonly onChange: (isTelling: boolean) => void
  /** What the message is about. */
  readonly about: TextSubject
  readonly written?: string | undefined
  /** Where several messages leave: each of them. */
  readonly each?: readonly ToldOne[] | undefined
  /** Left out: other words can’t be sent from here. */
  readonly onWrite?: (text: string | undefined) => void
  /** The switch stays beside its message instead of moving to the footer of the dialog. */
  readonly isInBody?: boolean
}

/** Says who would be told what, in its exact words, before it happens. */
export function TellCustomer({ action, target, isTelling, onChange, about, written, each, onWrite, isInBody = false }: TellCustomerProps) {
  const words: MessageWords = customerMessages[action]
  const message = (target.isOneOfSeveral && words.ofVisit) || words.on
  const customer = target.customerName ?? 'The customer'
  const toggle = (
    <Switch
      label="Notify customer"
      checked={isTelling}
      onChange={(event) => onChange(event.currentTarget.checked)}
      description={
        isTelling ? `${customer} gets ${each ? `${each.length} messages` : message} when you save.` : `${customer} won’t be notified.`
      }
    />
  )
  const text = (
    <>
      {isTelling && each && <EachText event={words.event} told={each} />}
      {isTelling && !each && (about.jobId || about.customerId) && (
        <CustomerText event={words.event} about={about} written={written} onWrite={onWrite ?? null} />
      )}
    </>
  )
  if (!isInBody)
    return (
      <>
        {text}
        <InDialogFooter>{toggle}</InDialogFooter>
      </>
    )
  return (
    <div>
      {toggle}
      {text}
    </div>
  )
}
