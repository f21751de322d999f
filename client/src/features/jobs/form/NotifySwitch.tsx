import { useController, useWatch } from 'react-hook-form'
import { TellCustomer } from '../../../parts/jobs/dialogs/TellCustomer.tsx'
import type { JobFormValues } from './jobFormValues.ts'

/** Off until somebody wants it. A job without a date has nothing to confirm. */
export function NotifySwitch({ customerName }: { readonly customerName: string | null }) {
  const { field } = useController<JobFormValues, 'notifyCustomer'>({ name: 'notifyCustomer' })
  const scheduleLater = useWatch<JobFormValues, 'scheduleLater'>({ name: 'scheduleLater' })
  if (scheduleLater) return null
  return <TellCustomer action="SCHEDULE" target={{ customerName }} isTelling={field.value} onChange={field.onChange} />
}
