import { historyEvent } from '@callout/contracts/jobs/codes'
import { statusTable } from '../../../shared/status/statusTable.ts'
import type { HistoryRowFragment } from '../../../parts/jobs/jobs.generated.ts'

/** What happened. A status, a payment and a receipt are called by their labels in spec §4. */
export function headlineOf({ event, status, label }: HistoryRowFragment): string {
  if (event === 'PAYMENT_PROCESSED' || event === 'RECEIPT_GENERATED') return statusTable[event].label
  if (event === 'STATUS_CHANGED' && status) return statusTable[status].label
  if (event === null) return label ?? 'Other event'
  return event === 'STATUS_CHANGED' ? (label ?? historyEvent[event].label) : historyEvent[event].label
}
