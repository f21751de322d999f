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

export const statusTable = timelineStatus
export type TimelineStatusName = keyof typeof timelineStatus

export interface Stated {
  readonly status: TimelineStatusName | null
  /** Code outside of the spec. */
  readonly unknownStatus?: string | null
}

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
