import { Switch } from '@mantine/core'
import { useEffect } from 'react'
import { lateComponent } from '../../../shared/late/lateComponent.tsx'
import type { JobAction } from '../jobs.generated.ts'
import type { CustomerEvent, TextSubject } from './CustomerText.tsx'
import type { ToldOne } from './EachText.tsx'
import { inputFor, reachOf } from '../actions/series.ts'
import { type ScopedDialog, scopeOf } from './ScopeQuestion.tsx'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { useMessagingQuery } from './messaging.generated.ts'

const EachText = lateComponent(async () => (await import('./EachText.tsx')).EachText)
const CustomerText = lateComponent(async () => (await import('./CustomerText.tsx')).CustomerText)

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

interface TellCustomerProps {
  readonly action: keyof typeof customerMessages
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
}

/** Says who would be told what, in its exact words, before it happens. */
export function TellCustomer({ action, target, isTelling, onChange, about, written, each, onWrite }: TellCustomerProps) {
  const words: MessageWords = customerMessages[action]
  const message = (target.isOneOfSeveral && words.ofVisit) || words.on
  const customer = target.customerName ?? 'The customer'
  return (
    <div>
      <Switch
        label="Notify customer"
        checked={isTelling}
        onChange={(event) => onChange(event.currentTarget.checked)}
        description={
          isTelling ? `${customer} gets ${each ? `${each.length} messages` : message} when you save.` : `${customer} won’t be notified.`
        }
      />
      {isTelling && each && <EachText event={words.event} told={each} />}
      {isTelling && !each && (about.jobId || about.customerId) && (
        <CustomerText event={words.event} about={about} written={written} onWrite={onWrite ?? null} />
      )}
    </div>
  )
}

interface TellingProps {
  readonly action: keyof typeof customerMessages
  /** The dialog of which it is a part. */
  readonly dialog: ScopedDialog
  /** The time that is chosen in the dialog. */
  readonly slot?: Pick<TextSubject, 'date' | 'startTime' | 'endTime'>
}

/** Of several visits, what is told of each; undefined where it is one. */
function useEach({ target, extra }: ScopedDialog, slot: TellingProps['slot']): readonly ToldOne[] | undefined {
  const { timeZone, shortDayOf } = useFormat(target.timezone)
  const reached = reachOf(target, scopeOf({ target, extra, setExtra: () => undefined }))
  if (reached.length === 1) return undefined
  const asked = Object.fromEntries(Object.entries(slot ?? {}).filter(([, value]) => value !== undefined))
  return reached.map((visit) => {
    const { date, startTime, endTime } = inputFor(visit, target, asked, timeZone)
    const time = { ...(date && { date }), ...(startTime && { startTime }), ...(endTime && { endTime }) }
    const day = visit.startAt === null ? visit.name : shortDayOf(visit.startAt)
    return {
      key: visit.visitId ?? visit.name,
      label: `${visit.customerName ?? 'The customer'} · ${day}`,
      about: { jobId: visit.jobId, visitId: visit.visitId, ...time },
    }
  })
}

/** The same in the dialog of an action: off, unless the company wants customers to be told without being asked each time. */
export function TellingOf({ action, dialog, slot }: TellingProps) {
  const { target, extra, setExtra } = dialog
  const { data } = useMessagingQuery()
  const each = useEach(dialog, slot)
  const isUsual = data?.companySettings.job?.askBeforeMessaging === false
  useEffect(() => {
    if (isUsual) setExtra((now) => ({ ...now, notifyCustomer: true }))
  }, [isUsual, setExtra])
  const tell = (isTelling: boolean): void =>
    setExtra(({ notifyCustomer: _, message: __, ...others }) => ({ ...others, ...(isTelling && { notifyCustomer: true }) }))
  const write = (text: string | undefined): void =>
    setExtra(({ message: _, ...others }) => ({ ...others, ...(text !== undefined && { message: text }) }))
  return (
    <TellCustomer
      action={action}
      target={target}
      isTelling={extra.notifyCustomer === true}
      onChange={tell}
      about={{ jobId: target.jobId, visitId: target.visitId, ...slot }}
      written={extra.message ?? undefined}
      each={each}
      onWrite={write}
    />
  )
}
