import { Switch } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import type { JobAction } from '../jobs.generated.ts'
import { customerMessages } from './actionWords.ts'
import type { ActionForm } from './useActionForm.ts'

interface TellCustomerProps<Values extends FieldValues> {
  readonly action: JobAction
  readonly dialog: ActionForm<Values>
}

/** Off by default. Says who would be told what, before it happens. */
export function TellCustomer<Values extends FieldValues>({ action, dialog }: TellCustomerProps<Values>) {
  const words = customerMessages[action]
  if (!words) return null
  const { isTelling, setIsTelling, target } = dialog
  const customer = target.customerName ?? 'The customer'
  return (
    <Switch
      label="Tell the customer"
      checked={isTelling}
      onChange={(event) => setIsTelling(event.currentTarget.checked)}
      description={isTelling ? `${customer} gets ${words.on} as soon as this is saved.` : `${customer} gets no message.`}
    />
  )
}
