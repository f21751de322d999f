import { timelineStatus } from '@callout/contracts/jobs/status/status'
import {
  IconCalendarOff,
  IconCash,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleX,
  IconFileInvoice,
  IconHandStop,
  IconMapPinFilled,
  IconPlayerPlayFilled,
  IconReceipt,
  IconTruck,
  IconUserCheck,
  type TablerIcon,
} from '@tabler/icons-react'

/** Label and tone of every status a job, a visit or a timeline can have. */
export const statusTable = timelineStatus
export type TimelineStatusName = keyof typeof timelineStatus

/** What has a status, as far as the backend tells. */
export interface Stated {
  readonly status: TimelineStatusName | null
  /** A code that nobody knows. */
  readonly unknownStatus?: string | null
}

/** The status in a word. */
export function statusWord({ status, unknownStatus }: Stated): string {
  if (status) return statusTable[status].label
  return unknownStatus ? `Status ${unknownStatus}` : 'Unknown status'
}

/** One shape for each status, so that they are told apart without colour. */
export const statusIcons: Readonly<Record<TimelineStatusName, TablerIcon>> = {
  UNASSIGNED: IconCircleDashed,
  ASSIGNED: IconUserCheck,
  ON_THE_WAY: IconTruck,
  REACHED: IconMapPinFilled,
  STARTED: IconPlayerPlayFilled,
  INVOICE_CREATED: IconFileInvoice,
  COMPLETED: IconCircleCheckFilled,
  CANCELLED: IconCircleX,
  DECLINED: IconHandStop,
  UNSCHEDULED: IconCalendarOff,
  PAYMENT_PROCESSED: IconCash,
  RECEIPT_GENERATED: IconReceipt,
}
