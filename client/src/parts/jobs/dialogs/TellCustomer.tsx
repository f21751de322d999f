import { Switch } from '@mantine/core'
import type { JobAction } from '../jobs.generated.ts'
import { customerMessages } from '../actions/actionWords.ts'

interface TellCustomerProps {
  readonly action: JobAction
  /** The dialog or form of which it is a part. */
  readonly dialog: {
    readonly isTelling: boolean
    readonly setIsTelling: (isTelling: boolean) => void
    readonly target: { readonly customerName: string | null; readonly isOneOfSeveral?: boolean }
  }
}

/** Off by default. Says who would be told what, before it happens. */
export function TellCustomer({ action, dialog }: TellCustomerProps) {
  const words = customerMessages[action]
  if (!words) return null
  const { isTelling, setIsTelling, target } = dialog
  const message = (target.isOneOfSeveral && words.ofVisit) || words.on
  const customer = target.customerName ?? 'The customer'
  return (
    <Switch
      label="Notify customer"
      checked={isTelling}
      onChange={(event) => setIsTelling(event.currentTarget.checked)}
      description={isTelling ? `${customer} gets ${message} when you save.` : `${customer} won’t be notified.`}
    />
  )
}
