import { getPlace } from '@callout/contracts/jobs/routes'
import type { WeekPlacement } from '../planner/planWeek.ts'
import { Alert, Checkbox, Skeleton } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import { defineBulk } from '../../../components/bulk/defineBulk.ts'
import { counted } from '../../../components/list/listText.ts'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { PriorityMark } from '../../../components/status/PriorityMark.tsx'
import { formatDistance } from '../../../lib/format/distance.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { actionsOf } from '../../jobs/actions/jobActionRules.ts'
import { jobActionSet } from '../../jobs/actions/jobActionSet.ts'
import { jobNoun, jobNumberOf, jobRowName } from '../../jobs/labels/jobName.ts'
import { useDistanceUnit } from '../../../lib/format/useDistanceUnit.ts'
import { driveLabels } from '../drives/driveText.ts'
import { dayRuler, slotAt } from '../board/dayRuler.ts'
import type { PlannedSlot } from './planBulk.ts'
import { noTradesText } from './MissingData.tsx'
import { unplacedLabels } from './PlanReview.tsx'
import { useWeekPlan, type WeekJob } from './useWeekPlan.ts'
import classes from './PlanDialog.module.css'

interface WeekOrder {
  readonly slots: ReadonlyMap<string, PlannedSlot>
}

/** Schedules jobs by the action that every other screen has: a result per job, one Undo. */
const weekBulk = defineBulk({
  noun: jobNoun,
  loadActions: jobActionSet.lazy.load,
  subjectOf: (job: WeekJob) => ({ job }),
  getName: jobRowName,
  actions: {
    schedule: {
      label: 'Schedule jobs',
      title: (rows: string) => `Schedule ${rows}`,
      Icon: IconCalendarPlus,
      done: 'scheduled',
      noun: 'Scheduling',
      does: (job: WeekJob, { user }) =>
        actionsOf(job, user).includes('SCHEDULE') ? 'SCHEDULE' : { blockedReason: 'You don’t have permission to schedule this job.' },
      input: ({ slots }: WeekOrder, { jobId }) => slots.get(jobId) ?? { blockedReason: 'This job isn’t part of the plan.' },
    },
  },
})

interface RowProps {
  readonly job: WeekJob
  readonly isIncluded: boolean
  readonly isPlaced: boolean
  readonly placement: WeekPlacement
  readonly person: string
  readonly onToggle: () => void
}

function WeekRow({ job, isIncluded, isPlaced, placement, person, onToggle }: RowProps) {
  const format = useFormat()
  const unit = useDistanceUnit()
  const start = dayRuler(placement.date, format.timeZone).start + placement.from * 60
  const drive = !job.property || !getPlace(job.property) ? 'No location' : `${formatDistance(placement.km, unit)} more to drive`
  const texts = [isPlaced && person, job.title, jobNumberOf(job), isPlaced && drive, !isIncluded && 'Not included']
  return (
    <li className={classes.row}>
      <Checkbox checked={isIncluded} onChange={onToggle} aria-label={`Include ${jobNumberOf(job)}, ${job.customer?.name ?? ''}`} />
      <div className={`wrap fill ${classes.what}`}>
        <span className={classes.name} dir="auto">
          {job.customer?.name ?? job.title ?? jobNumberOf(job)} {job.priority && <PriorityMark priority={job.priority} />}
        </span>
        <span className={`inline ${classes.times}`}>
          {isPlaced && <strong>{format.timeRange(start, start + placement.minutes * 60)}</strong>}
        </span>
        <span className={classes.soft} dir="auto">
          {texts.filter(Boolean).join(' · ')}
        </span>
      </div>
    </li>
  )
}

interface WeekPlanDialogProps {
  /** First day, YYYY-MM-DD. */
  readonly from: string
  readonly branchId: string | null
  readonly onClose: () => void
}

/** Plans the jobs without a date over the next open days, around what is booked. */
export function WeekPlanDialog({ from, branchId, onClose }: WeekPlanDialogProps) {
  const format = useFormat()
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  // Rows keep their place, and the focus, while they are not ticked, and until the next plan.
  const [toggled, setToggled] = useState<ReadonlyMap<string, WeekPlacement>>(new Map())
  const { plan, isStale, jobs, people, dates, hasTrades, driveSource, error, retry } = useWeekPlan(from, branchId, excluded)
  // Without trades every job has a place in the plan, and the user chooses which to schedule.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isIncluded = (id: string): boolean => (hasTrades ? !excluded.has(id) : chosen.has(id))
  const toggle = (placement: WeekPlacement): void => {
    const next = new Set(hasTrades ? excluded : chosen)
    if (!next.delete(placement.jobId)) next.add(placement.jobId)
    if (!hasTrades) return setChosen(next)
    setToggled(new Map(toggled).set(placement.jobId, placement))
    setExcluded(next)
  }
  const planned = (plan?.placed ?? []).filter(({ jobId }) => !excluded.has(jobId))
  const placed = planned.filter(({ jobId }) => isIncluded(jobId))
  const slots = new Map(
    placed.flatMap((placement): [string, PlannedSlot][] => {
      const { jobId, date, personId, minutes } = placement
      const slot = slotAt(dayRuler(date, format.timeZone), { from: placement.from, to: placement.from + minutes })
      return slot ? [[jobId, { ...slot, staffIds: [personId] }]] : []
    }),
  )
  const rows = [...slots.keys()].flatMap((id) => jobs.get(id) ?? [])
  const preserved = [...toggled.values()].filter(({ jobId }) => isStale || excluded.has(jobId))
  const shown = [...new Map([...preserved, ...planned].map((placement) => [placement.jobId, placement])).values()]
  const isEmpty = shown.length === 0
  return (
    <BulkFrame
      bulk={weekBulk}
      action={weekBulk.actions['schedule'] as Parameters<typeof BulkFrame<WeekJob, WeekOrder>>[0]['action']}
      rows={rows}
      onDone={() => undefined}
      onClose={onClose}
      getOrder={() => ({ slots })}
      title="Plan the coming days"
      isEmpty={isStale || rows.length === 0}
      isCloseOnly={isEmpty}
    >
      {!plan && error !== undefined && <ErrorState error={error} onRetry={retry} />}
      {!plan && error === undefined && <Skeleton height={160} radius="md" role="status" aria-label="Planning the coming days" />}
      {plan && !hasTrades && <p className="dim flush">{noTradesText()}</p>}
      {plan && isEmpty && <p role="status">No unscheduled job fits on the next open days.</p>}
      {plan && !isEmpty && (
        <p className={`wrap ${classes.sums}`} role="status">
          {counted(jobNoun, planned.length)} of {planned.length + plan.unplaced.length + excluded.size} fit on the next open days.
        </p>
      )}
      {dates.split(',').map((date) => {
        const onDay = shown.filter((placement) => placement.date === date).toSorted((a, b) => a.from - b.from)
        return (
          onDay.length > 0 && (
            <section key={date} aria-label={format.shortDay(date)}>
              <h3 className={`row ${classes.person}`}>{format.shortDay(date)}</h3>
              <ul className={classes.rows}>
                {onDay.map((placement) => {
                  const job = jobs.get(placement.jobId)
                  return (
                    job && (
                      <WeekRow
                        key={job.id}
                        job={job}
                        isIncluded={isIncluded(job.id)}
                        isPlaced={!excluded.has(job.id)}
                        placement={placement}
                        person={people.get(placement.personId)?.name ?? 'Unknown'}
                        onToggle={() => toggle(placement)}
                      />
                    )
                  )
                })}
              </ul>
            </section>
          )
        )
      })}
      {plan && plan.unplaced.length > 0 && (
        <Alert color="yellow" title={plan.unplaced.length === 1 ? '1 job has no place' : `${plan.unplaced.length} jobs have no place`}>
          <ul className={classes.rows}>
            {plan.unplaced.map(({ visit, reason }) => {
              const job = jobs.get(visit.id)
              return (
                job && (
                  <li key={job.id} className={classes.left}>
                    <strong dir="auto">{job.customer?.name ?? jobNumberOf(job)}</strong>{' '}
                    <span className={classes.soft}>{unplacedLabels[reason](job.category?.name ?? null)}</span>
                  </li>
                )
              )
            })}
          </ul>
        </Alert>
      )}
      {!isEmpty && <p className="dim flush">Booked visits aren’t moved. {driveLabels[driveSource]} Customers aren’t notified.</p>}
    </BulkFrame>
  )
}
