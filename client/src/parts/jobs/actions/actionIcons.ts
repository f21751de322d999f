import {
  IconArrowBackUp,
  IconBan,
  IconCalendarOff,
  IconCalendarPlus,
  IconCalendarTime,
  IconCircleCheck,
  IconFileInvoice,
  IconHandStop,
  IconMapPin,
  IconPlayerPlay,
  IconTruck,
  IconUserOff,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react'
import type { JobAction } from '../jobs.generated.ts'

export const actionIcons: Readonly<Record<JobAction, TablerIcon>> = {
  SCHEDULE: IconCalendarPlus,
  UNSCHEDULE: IconCalendarOff,
  ASSIGN: IconUserPlus,
  UNASSIGN: IconUserOff,
  RESCHEDULE: IconCalendarTime,
  ON_THE_WAY: IconTruck,
  REACHED: IconMapPin,
  START: IconPlayerPlay,
  CREATE_INVOICE: IconFileInvoice,
  FINISH: IconCircleCheck,
  CANCEL: IconBan,
  DECLINE: IconHandStop,
  REOPEN: IconArrowBackUp,
}
