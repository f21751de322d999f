import { isUnderWay, jobStatus } from '@callout/contracts/jobs/status/status'
import { Button } from '@mantine/core'
import { IconChevronRight, IconClipboardList, IconKey, IconMapPin, IconMessage, IconPhone } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { labelOf } from '../../../components/actions/actionWords.ts'
import { customerPhone } from '../../customers/shared/customerPhone.ts'
import { directionsTo } from '../../customers/shared/directions.ts'
import { actionsOf, jobActionSet } from '../shared/actions/jobActionSet.ts'
import { jobActionWords } from '../shared/actions/jobActionWords.ts'
import { nextStepOf } from '../shared/actions/nextStep.ts'
import { LateNote } from '../shared/LateNote.tsx'
import { StuckMark, WaitingMark } from '../shared/waiting/WaitingMark.tsx'
import { useWaitingForms } from '../shared/waiting/useWaitingForms.ts'
import { needsPerson } from '../shared/waiting/waitingSteps.ts'
import { ArrivalNote } from '../shared/ArrivalNote.tsx'
import { visitTime } from '../../schedule/shared/visitTime.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { nameOf, subjectOf } from '../shared/boardJob.ts'
import { useJobQuery } from '../jobs.generated.ts'
import type { DayVisit } from './useMyDay.ts'
import classes from './MyDay.module.css'

/** Somebody is on the way to it or at work. */
export const isNow = ({ of: { visit } }: DayVisit): boolean => visit.status !== null && isUnderWay(jobStatus[visit.status].code)

/** Where a visit stands, and how far that is known to others. */
export const DayMarks = ({ visit: { of, isAhead, waiting, arrival } }: { readonly visit: DayVisit }) => (
  <span className={classes.marks}>
    <StatusBadge of={of.visit} />
    {waiting.some(needsPerson) ? <StuckMark /> : isAhead ? <WaitingMark /> : <LateNote visit={of.visit} />}
    <ArrivalNote arrival={arrival} of={of} />
  </span>
)

/** What a visit leads to next; null: nothing that this person can do. */
export function useDayStep({ of }: DayVisit) {
  const user = useActingUser()
  const { run, busyKey } = useActions(jobActionSet)
  const subject = subjectOf(of)
  const next = nextStepOf(actionsOf(of.visit, user), of.visit.status, true)
  return next && { next, isBusy: busyKey === jobActionSet.keyOf(subject), take: (): void => run(next, subject) }
}

/** Calling, writing, the way there and all the rest, in one row under the thumb. */
function Strip({ of }: Pick<DayVisit, 'of'>) {
  const { customer, property, address, latitude, longitude, jobId } = of
  const name = customer?.name ?? 'the customer'
  const phone = customer?.phone ? customerPhone(customer.phone, customer.phoneCountryCode).href : null
  const way = directionsTo({ address: address ?? property?.address ?? null, latitude, longitude })
  return (
    <div className={classes.strip}>
      {phone && (
        <Button component="a" href={phone} variant="default" leftSection={<IconPhone size={18} aria-hidden />} aria-label={`Call ${name}`}>
          Call
        </Button>
      )}
      {phone && (
        <Button
          component="a"
          href={phone.replace(/^tel:/, 'sms:')}
          variant="default"
          leftSection={<IconMessage size={18} aria-hidden />}
          aria-label={`Text ${name}`}
        >
          Text
        </Button>
      )}
      {way && (
        <Button
          component="a"
          href={way}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconMapPin size={18} aria-hidden />}
        >
          Directions
        </Button>
      )}
      {jobId && (
        <Button component={Link} to={paths.job(jobId)} variant="default" rightSection={<IconChevronRight size={16} aria-hidden />}>
          Open job
        </Button>
      )}
    </div>
  )
}

/** How to get in: what the job says of its property, as soon as it is there. */
function Access({ jobId }: { readonly jobId: string }) {
  const { data } = useJobQuery({ variables: { id: jobId }, fetchPolicy: 'cache-first' })
  const notes = data?.job.property?.accessNotes
  if (!notes) return null
  return (
    <p className={classes.access}>
      <IconKey size={18} stroke={1.75} aria-hidden />
      <span>
        <span className="only-read-out">Access: </span>
        <bdi>{notes}</bdi>
      </span>
    </p>
  )
}

/** Forms that are still to be filled in, as soon as the job is there. */
function OpenForms({ jobId, visitId }: { readonly jobId: string; readonly visitId: string }) {
  const { data } = useJobQuery({ variables: { id: jobId }, fetchPolicy: 'cache-first' })
  const waiting = useWaitingForms(jobId)
  const open = (data?.job.forms ?? []).filter(({ formId, isSubmitted }) => isSubmitted === false && !waiting.has(formId))
  return open.map(({ formId, formName }) => (
    <Button
      key={formId}
      component={Link}
      to={paths.jobForm(jobId, formId, { visit: visitId })}
      className={classes.open}
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconClipboardList size={18} aria-hidden />}
    >
      {formName ?? 'Form'}
    </Button>
  ))
}

interface NextVisitProps {
  readonly visit: DayVisit
  /** Above a list: what it takes to see which one it is, and its next step. */
  readonly isBrief?: boolean
}

/** A visit that is under way or comes next: when, who, where, how to get in, and its next step. */
export function NextVisit({ visit, isBrief = false }: NextVisitProps) {
  const id = useId()
  const format = useFormat()
  const step = useDayStep(visit)
  const { of } = visit
  const { customer, property, address, jobId } = of
  const name = customer?.name ?? 'Unknown customer'
  return (
    <section className={classes.next} data-brief={isBrief || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{isNow(visit) ? 'Now' : 'Next visit'}</h2>
        <DayMarks visit={visit} />
      </div>
      <div className={classes.time}>{visitTime(of.visit, format) ?? 'No time yet'}</div>
      <div className={classes.customer} dir="auto">
        {isBrief && jobId ? <Link to={paths.job(jobId)}>{name}</Link> : name}
      </div>
      <div className={classes.soft} dir="auto">
        {[of.title, nameOf(of)].filter(Boolean).join(' · ')}
      </div>
      {(address ?? property?.address) && (
        <div className={classes.address} dir="auto">
          {address ?? property?.address}
        </div>
      )}
      {jobId && !isBrief && <Access key={jobId} jobId={jobId} />}
      {step && (
        <Button
          className={classes.step}
          variant={isBrief && !isNow(visit) ? 'default' : 'filled'}
          size="md"
          fullWidth
          loading={step.isBusy}
          aria-label={labelOf(jobActionWords(step.next), nameOf(of))}
          onClick={step.take}
        >
          {jobActionWords(step.next).label}
        </Button>
      )}
      {jobId && !isBrief && <OpenForms key={`forms ${jobId}`} jobId={jobId} visitId={of.visit.id} />}
      {!isBrief && <Strip of={of} />}
    </section>
  )
}
