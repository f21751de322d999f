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

/** Label and tone of every status of jobs, visits and timelines. */
export const statusTable = timelineStatus
export type TimelineStatusName = keyof typeof timelineStatus

/** A record's status as returned by the backend. */
export interface Stated {
  readonly status: TimelineStatusName | null
  /** Code outside of the spec. */
  readonly unknownStatus?: string | null
}

/** The status label. */
export function statusWord({ status, unknownStatus }: Stated): string {
  if (status) return statusTable[status].label
  return unknownStatus ? `Status ${unknownStatus}` : 'Unknown status'
}

/** A distinct shape per status, so that color is not needed. */
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
