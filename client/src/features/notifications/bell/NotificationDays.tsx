import { Link } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import type { NotificationItemFragment } from './notifications.generated.ts'
import classes from './Notifications.module.css'
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
import { nowInSeconds } from '../../../lib/clock.ts'

type CompanyEvent = keyof typeof companyEvent
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

const lookOf = (event: CompanyEvent | null): Look => (event ? looks[event] : { Icon: IconBell, tone: 'grey' })

type Item = NotificationItemFragment

/** URL of the record; undefined if missing. */
function getPlace({ jobId, invoiceId }: Item): string | undefined {
  if (invoiceId !== null) return paths.invoice(invoiceId)
  return jobId === null ? undefined : paths.job(jobId)
}

function NotificationRow({ item, onOpen }: { readonly item: Item; readonly onOpen: () => void }) {
  const { getTime } = useFormat()
  const { Icon, tone } = lookOf(item.event)
  const to = getPlace(item)
  const title = item.title ?? 'Notification'
  return (
    <li className={classes.row} data-unread={item.isRead === false || undefined}>
      <span className={classes.icon} data-tone={tone} aria-hidden>
        <Icon size={17} stroke={1.8} />
      </span>
      <div>
        <div className={classes.title} dir="auto">
          {to ? (
            <Link to={to} onClick={onOpen}>
              {title}
            </Link>
          ) : (
            title
          )}
          {item.isRead === false && <span className={classes.new}>New</span>}
        </div>
        <div className={`hint ${classes.body}`} dir="auto">
          {item.body}
        </div>
      </div>
      {item.createdAt !== null && <time className={`hint ${classes.time}`}>{getTime(item.createdAt)}</time>}
    </li>
  )
}

interface NotificationDaysProps {
  readonly items: readonly Item[]
  /** The day of an instant, "YYYY-MM-DD". */
  readonly dayOf: (at: number) => string
  readonly onOpen: (item: Item) => void
}

export function NotificationDays({ items, dayOf, onOpen }: NotificationDaysProps) {
  const { day, today, wall } = useFormat()
  const SECONDS_OF_A_DAY = 86_400
  const yesterday = wall(nowInSeconds() - SECONDS_OF_A_DAY).date
  const days = [...new Set(items.map(({ createdAt }) => (createdAt === null ? '' : dayOf(createdAt))))]
  const getText = (date: string): string =>
    date === today() ? 'Today' : date === yesterday ? 'Yesterday' : date === '' ? 'Earlier' : day(date)
  return days.map((date) => (
    <section key={date} aria-label={getText(date)}>
      <h2 className={`hint ${classes.heading}`}>{getText(date)}</h2>
      <ul className="box list">
        {items
          .filter(({ createdAt }) => (createdAt === null ? '' : dayOf(createdAt)) === date)
          .map((item) => (
            <NotificationRow key={item.id} item={item} onOpen={() => onOpen(item)} />
          ))}
      </ul>
    </section>
  ))
}
