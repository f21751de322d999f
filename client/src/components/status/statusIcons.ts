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
import type { TimelineStatusName } from './statusTable.ts'

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
