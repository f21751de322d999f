import type { companyEvent } from '@callout/contracts/notifications/codes'
import {
  IconBell,
  IconCalendarEvent,
  IconCar,
  IconCash,
  IconCircleCheck,
  IconCirclePlus,
  IconCircleX,
  IconClipboardCheck,
  IconFileInvoice,
  IconMapPin,
  IconTool,
  IconUserCheck,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react'

export type CompanyEvent = keyof typeof companyEvent
interface Look {
  readonly Icon: TablerIcon
  readonly tone: 'blue' | 'green' | 'red' | 'grey' | 'amber'
}

const looks: Readonly<Record<CompanyEvent, Look>> = {
  JOB_CREATED: { Icon: IconCirclePlus, tone: 'grey' },
  JOB_ASSIGNED: { Icon: IconUserCheck, tone: 'blue' },
  VISIT_MOVED: { Icon: IconCalendarEvent, tone: 'amber' },
  STAFF_ON_THE_WAY: { Icon: IconCar, tone: 'blue' },
  STAFF_REACHED: { Icon: IconMapPin, tone: 'blue' },
  SERVICE_STARTED: { Icon: IconTool, tone: 'blue' },
  JOB_FINISHED: { Icon: IconCircleCheck, tone: 'green' },
  JOB_CANCELLED: { Icon: IconCircleX, tone: 'red' },
  JOB_DECLINED: { Icon: IconUserX, tone: 'red' },
  INVOICE_CREATED: { Icon: IconFileInvoice, tone: 'grey' },
  PAYMENT_RECEIVED: { Icon: IconCash, tone: 'green' },
  FORM_SUBMITTED: { Icon: IconClipboardCheck, tone: 'green' },
}

/** How an event looks; what nobody knows here has the bell. */
export const lookOf = (event: CompanyEvent | null): Look => (event ? looks[event] : { Icon: IconBell, tone: 'grey' })
