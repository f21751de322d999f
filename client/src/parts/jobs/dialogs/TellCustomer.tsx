import { Switch } from '@mantine/core'
import { useEffect } from 'react'
import { useMessagingQuery } from './messaging.generated.ts'
import type { ActionInput } from '../actionTarget.ts'
import type { JobAction } from '../jobs.generated.ts'

interface MessageWords {
  /** What the customer is told, as the switch says it. */
  readonly on: string
  /** The same of one visit of several. */
  readonly ofVisit?: string
}

/** Actions about which the customer can be told, and of what. */
const customerMessages = {
  SCHEDULE: { on: 'a confirmation with the date and time' },
  RESCHEDULE: { on: 'a message with the new date and time' },
  CANCEL: { on: 'a message that the job is cancelled', ofVisit: 'a message that this visit is cancelled' },
  FINISH: { on: 'a message that the work is done' },
} as const satisfies Partial<Record<JobAction, MessageWords>>

interface TellCustomerProps {
  readonly action: keyof typeof customerMessages
  readonly target: { readonly customerName: string | null; readonly isOneOfSeveral?: boolean }
  readonly isTelling: boolean
  readonly onChange: (isTelling: boolean) => void
}

/** Says who would be told what, before it happens. */
export function TellCustomer({ action, target, isTelling, onChange }: TellCustomerProps) {
  const words: MessageWords = customerMessages[action]
  const message = (target.isOneOfSeveral && words.ofVisit) || words.on
  const customer = target.customerName ?? 'The customer'
  return (
    <Switch
      label="Notify customer"
      checked={isTelling}
      onChange={(event) => onChange(event.currentTarget.checked)}
      description={isTelling ? `${customer} gets ${message} when you save.` : `${customer} won’t be notified.`}
    />
  )
}

interface TellingProps {
  readonly action: keyof typeof customerMessages
  /** The dialog of which it is a part. */
  readonly dialog: {
    readonly target: TellCustomerProps['target']
    readonly extra: { readonly notifyCustomer?: boolean | null | undefined }
    readonly setExtra: (change: (extra: Partial<ActionInput>) => Partial<ActionInput>) => void
  }
}

/** The same in the dialog of an action: off, unless the company wants customers to be told without being asked each time. */
export function TellingOf({ action, dialog }: TellingProps) {
  const { target, extra, setExtra } = dialog
  const { data } = useMessagingQuery()
  const isUsual = data?.companySettings.job?.askBeforeMessaging === false
  useEffect(() => {
    if (isUsual) setExtra((now) => ({ ...now, notifyCustomer: true }))
  }, [isUsual, setExtra])
  return (
    <TellCustomer
      action={action}
      target={target}
      isTelling={extra.notifyCustomer === true}
      onChange={(isTelling) => setExtra(({ notifyCustomer: _, ...others }) => ({ ...others, ...(isTelling && { notifyCustomer: true }) }))}
    />
  )
}
