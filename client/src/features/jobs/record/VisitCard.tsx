import { Button } from '@mantine/core'
import {
  IconCalendarEvent,
  IconHandMove,
  IconKey,
  IconMapPin,
  IconMessage,
  IconPhone,
  IconTool,
  type TablerIcon,
  IconUsers,
} from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { actionsOf } from '../actions/jobActionRules.ts'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { headVisitOf, isOpen } from '../../visits/headVisit.ts'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'
import { jobName } from '../labels/jobName.ts'
import { movedVisits } from '../../visits/movedVisits.ts'
import { LateNote } from '../../visits/LateNote.tsx'
import { EquipmentLines } from '../../customers/equipment/EquipmentLines.tsx'
import { usePropertyNotes } from '../../customers/equipment/usePropertyNotes.ts'
import { directionsTo } from '../../customers/picker/directions.ts'
import { formatDay } from '../../schedule/fields/dayText.ts'
import { visitDay, visitTime } from '../../schedule/visits/visitTime.ts'
import { ZoneNote } from '../../schedule/fields/ZoneNote.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import type { Job } from '../job.ts'
import { notesVisitOf } from '../visits/notesVisitOf.ts'
import { visitDetails } from '../visits/visitDetails.ts'
import { VisitBill } from '../visits/VisitBill.tsx'
import { VisitMenu } from '../visits/VisitMenu.tsx'
import classes from './VisitCard.module.css'
import { useJobAfterWaiting } from '../offline/afterWaiting.ts'
import { VisitFiles } from './VisitFiles.tsx'
import { phoneHref, textHref } from '../../../lib/phones/formatPhone.ts'

interface CardPart {
  readonly job: Job
  /** null: no visits are returned; the job itself is the appointment. */
  readonly visit: JobVisitFragment | null
}

interface LineProps {
  readonly Icon: TablerIcon
  readonly children: ReactNode
  readonly action?: ReactNode
}

const Line = ({ Icon, children, action }: LineProps) => (
  <div className={classes.line}>
    <Icon size={18} stroke={1.75} aria-hidden className={classes.icon} />
    <div className={`wrap ${classes.beside}`}>
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  </div>
)

function When({ job, visit }: CardPart) {
  const format = useFormat(job.timezone)
  const { startAt } = visit ?? job
  const details = visit ? visitDetails(job, visit, format) : []
  return (
    <Line Icon={IconCalendarEvent}>
      {startAt === null ? (
        <span className={classes.soft}>{formatDay(job, format)}</span>
      ) : (
        <div className={classes.when}>
          <span className="bold">{visitDay(startAt, format)}</span> <span className={classes.time}>{visitTime(visit ?? job, format)}</span>{' '}
          {format.hasOwnZone && !job.isZoneAssumed && <ZoneNote zone={format.timeZone} />}
        </div>
      )}
      {details.length > 0 && <div className={classes.soft}>{details.join(' · ')}</div>}
      {visit && movedVisits(job.visits ?? [visit], job.timezone).has(visit.id) && (
        <div className={`row gap4 ${classes.moved}`}>
          <IconHandMove size={14} aria-hidden /> Moved manually
        </div>
      )}
    </Line>
  )
}

/** Opens the staff dialog, keeping the visit's time; null: not possible or not permitted. */
function useStaffChange({ job, visit }: CardPart): (() => void) | null {
  const { run } = useActions(jobActionSet)
  const names = actionsOf(visit ?? job, useActingUser())
  const { status, startAt, endAt } = visit ?? job
  if (names.includes('RESCHEDULE') && status !== 'UNASSIGNED' && startAt !== null && endAt !== null)
    return () => run('RESCHEDULE', { job, visit, isStaffChange: true })
  return null
}

function AssignedStaff({ job, visit }: CardPart) {
  const { staff } = visit ?? job
  const change = useStaffChange({ job, visit })
  if (useWorksAlone() && staff?.length !== 0) return null
  return (
    <Line
      Icon={IconUsers}
      action={
        change && (
          <Button variant="default" size="compact-sm" className={classes.change} onClick={change}>
            Change staff
          </Button>
        )
      }
    >
      {staff && staff.length > 0 ? (
        <ul className={`wrap list ${classes.people}`}>
          {staff.map(({ id, name, color }) => (
            <li key={id}>
              <StaffAvatar name={name} color={color} />
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <span className={classes.soft}>{staff ? 'Unassigned' : 'Couldn’t load staff'}</span>
      )}
    </Line>
  )
}

function Where({ property }: Pick<Job, 'property'>) {
  const { notes, lines } = usePropertyNotes(property?.accessNotes)
  if (!property) return null
  const { name, address } = property
  return (
    <>
      <Line Icon={IconMapPin}>
        {name && (
          <div className="bold" dir="auto">
            {name}
          </div>
        )}
        {address && <div dir="auto">{address}</div>}
        {!name && !address && <span className={classes.soft}>Couldn’t load address</span>}
      </Line>
      {notes && (
        <Line Icon={IconKey}>
          <span className={classes.label}>Access</span>
          <p dir="auto">{notes}</p>
        </Line>
      )}
      {lines.length > 0 && (
        <Line Icon={IconTool}>
          <span className={classes.label}>Equipment</span>
          <EquipmentLines lines={lines} />
        </Line>
      )}
    </>
  )
}

interface ReachProps {
  readonly href: string
  readonly Icon: TablerIcon
  readonly label: string
  readonly of: string
  readonly isAway?: boolean
}

const Reach = ({ href, Icon, label, of, isAway = false }: ReachProps) => (
  <Button
    component="a"
    href={href}
    variant="default"
    leftSection={<Icon size={16} aria-hidden />}
    aria-label={of ? `${label} ${of}` : label}
    {...(isAway && { target: '_blank', rel: 'noreferrer' })}
  >
    {label}
  </Button>
)

function ContactLinks({ customer, property }: Pick<Job, 'customer' | 'property'>) {
  const directions = property && directionsTo(property)
  const name = customer?.name ?? customer?.companyName ?? 'the customer'
  const phone = customer?.phone ? phoneHref(customer.phone, customer.phoneCountryCode) : null
  if (!phone && !directions) return null
  return (
    <div className={`wrap gap8 ${classes.reach}`}>
      {phone && <Reach href={phone} Icon={IconPhone} label="Call" of={name} />}
      {phone && <Reach href={textHref(phone)} Icon={IconMessage} label="Text" of={name} />}
      {directions && <Reach href={directions} Icon={IconMapPin} label="Directions" of="" isAway />}
    </div>
  )
}

const getFiles = ({ attachments }: Job, visit: JobVisitFragment | null): NonNullable<Job['attachments']> =>
  (attachments ?? []).filter(({ visitId }) => visit !== null && visitId === visit.id)

/** Files of the job that the card doesn't show. */
export const otherFiles = (job: Job): NonNullable<Job['attachments']> => {
  const ofCard = getFiles(job, headVisitOf(job.visits ?? []))
  return (job.attachments ?? []).filter((file) => !ofCard.includes(file))
}

const getTitle = ({ job, visit }: CardPart): string => {
  if ((job.visits?.length ?? 1) < 2) return 'Visit'
  return visit && isOpen(visit) ? 'Next visit' : 'Last visit'
}

export function VisitCard({ job: returned }: { readonly job: Job }) {
  const job = useJobAfterWaiting(returned)
  const id = useId()
  const visits = job.visits ?? []
  const visit = headVisitOf(visits)
  const notes = visit !== null && visit === notesVisitOf(job) ? job.jobFinishedNotes : null
  return (
    <section className={`stack box ${classes.card}`} aria-labelledby={id}>
      <div className={`row ${classes.head}`}>
        <h2 id={id}>{getTitle({ job, visit })}</h2>
        {visit && visits.length > 1 && (
          <span className={classes.state}>
            <LateNote visit={visit} />
            <StatusBadge of={visit} />
          </span>
        )}
        {visit && <VisitMenu job={job} visit={visit} />}
      </div>
      <When job={job} visit={visit} />
      <AssignedStaff job={job} visit={visit} />
      <Where property={job.property} />
      {visit && <VisitBill job={job} visit={visit} />}
      {visit?.notes && (
        <p className={classes.note} dir="auto">
          {visit.notes}
        </p>
      )}
      {notes && (
        <p className={classes.note}>
          <span className={classes.label}>Finish notes:</span> <bdi>{notes}</bdi>
        </p>
      )}
      <ContactLinks customer={job.customer} property={job.property} />
      <div className={classes.filesPlace} data-filled={getFiles(job, visit).length > 0 || undefined}>
        <VisitFiles jobId={job.id} visitId={visit?.id ?? null} name={jobName(job)} shown={getFiles(job, visit)} />
      </div>
    </section>
  )
}
