import { paths } from '../../lib/paths.ts'
import type { MessageRowFragment } from './messages.generated.ts'

export function messagePlace({
  invoiceId,
  jobId,
  customerId,
}: Pick<MessageRowFragment, 'invoiceId' | 'jobId' | 'customerId'>): string | undefined {
  if (invoiceId !== null) return paths.invoice(invoiceId)
  if (jobId !== null) return paths.job(jobId)
  return customerId === null ? undefined : paths.customer(customerId)
}
