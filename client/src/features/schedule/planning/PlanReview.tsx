import type { DayPlan, Obstacle, PlacementReason, PlannedVisit, UnplacedVisit } from '@callout/contracts/jobs/planning/planDay'
import { Alert, Checkbox } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDistanceUnit } from '../../settings/shared/useDistanceUnit.ts'
import { formatDistance } from '../../../lib/format/distance.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import type { BoardVisitFragment } from '../shared/board.generated.ts'
import { nameOf } from '../../jobs/shared/boardJob.ts'
import { isChanged, type PlannedDay } from './usePlanRequest.ts'
import classes from './PlanDialog.module.css'

const reasonWords: Record<PlacementReason, string | null> = {
  UNCHANGED: null,
  WAS_UNASSIGNED: 'Was unassigned',
  MENDS_CONFLICT: 'Resolves a conflict',
  LESS_DRIVING: 'Less driving',
  MAKES_ROOM: 'Makes room for another visit',
}

const obstacleWords: Record<Obstacle, (category: string | null) => string> = {
  TRADE: (category) => `None of the technicians works in ${category ?? 'its category'}.`,
  NO_HOURS: () => 'None of the technicians for it works on this day.',
  WINDOW: () => 'There’s no free time in its time window.',
  HOURS: () => 'There’s no free time in working hours.',
  FULL: () => 'The day is full.',
}

interface RowProps {
  readonly of: BoardVisitFragment
  readonly isIncluded: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

const titleOf = (of: BoardVisitFragment): string => of.customer?.name ?? of.title ?? nameOf(of)

/** A visit that the plan changes; if it is not ticked, the others are planned around it. */
function Row({ of, isIncluded, onToggle, children }: RowProps) {
  return (
    <li className={classes.row}>
      <Checkbox checked={isIncluded} onChange={onToggle} aria-label={`Include ${nameOf(of)}, ${of.customer?.name ?? of.title ?? ''}`} />
      <div className={classes.what}>
        <span className={classes.name} dir="auto">
          {titleOf(of)}
        </span>
        {children}
      </div>
    </li>
  )
}

interface ItemProps<Item> {
  readonly item: Item
  readonly of: BoardVisitFragment
  readonly shown: PlannedDay
}

function Change({ item, of, shown: { ruler } }: ItemProps<PlannedVisit>) {
  const format = useFormat()
  const timeOf = (minute: number): string => format.timeOf(ruler.start + minute * 60)
  const { visit, from, personId, reason } = item
  const before = visit.staffIds.includes(personId) ? null : of.visit.staff?.[0]?.name
  const words = [reasonWords[reason], before && `from ${before}`, !visit.place && 'No location']
  return (
    <>
      <span className={classes.times}>
        {visit.from !== null && visit.from !== from && (
          <>
            <s>{timeOf(visit.from)}</s> <IconArrowRight size={13} role="img" aria-label="to" />{' '}
          </>
        )}
        <strong>{timeOf(from)}</strong>
      </span>
      <span className={classes.soft}>{words.filter(Boolean).join(' · ')}</span>
    </>
  )
}

function Unplaced({ item, of, shown: { members, ruler } }: ItemProps<UnplacedVisit>) {
  const format = useFormat()
  const { obstacle, relaxed, visit } = item
  const person = relaxed && members.find(({ id }) => id === relaxed.personId)
  return (
    <li className={classes.left}>
      <strong dir="auto">{titleOf(of)}</strong>{' '}
      <span className={classes.soft}>
        {obstacleWords[obstacle](of.category?.name ?? null)}
        {person && relaxed && ` ${person.name ?? 'Someone'} could start at ${format.timeOf(ruler.start + relaxed.from * 60)}.`}
        {visit.staffIds.length > 0 && ' It isn’t changed.'}
      </span>
    </li>
  )
}

interface PlanReviewProps {
  readonly plan: DayPlan
  readonly shown: PlannedDay
  readonly excluded: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

/** What a plan saves, what it changes and why, and what has no place. */
export function PlanReview({ plan, shown, excluded, onToggle }: PlanReviewProps) {
  const unit = useDistanceUnit()
  const changes = plan.visits.filter(isChanged)
  const saved = plan.kmBefore - plan.kmAfter
  const placed = changes.filter(({ visit }) => visit.staffIds.length === 0).length
  const left = [...excluded].flatMap((id) => shown.visits.get(id) ?? [])
  return (
    <>
      <p className={classes.sums} role="status">
        {placed > 0 && <span>{placed === 1 ? '1 unassigned visit gets' : `${placed} unassigned visits get`} a technician</span>}
        <span>
          About <s>{formatDistance(plan.kmBefore, unit)}</s> <strong>{formatDistance(plan.kmAfter, unit)}</strong> to drive
        </span>
        {saved >= 0.1 && <span className={classes.gain}>{formatDistance(saved, unit)} less</span>}
      </p>
      {shown.members.map((member) => {
        const own = changes.filter(({ personId }) => personId === member.id)
        if (own.length === 0) return null
        return (
          <section key={member.id} aria-label={member.name ?? 'Unknown'}>
            <h3 className={classes.person} dir="auto">
              <StaffAvatar name={member.name} color={member.color} /> {member.name ?? 'Unknown'}
            </h3>
            <ul className={classes.rows}>
              {own.map((item) => {
                const of = shown.visits.get(item.visit.id)
                return (
                  of && (
                    <Row key={of.id} of={of} isIncluded onToggle={() => onToggle(of.id)}>
                      <Change item={item} of={of} shown={shown} />
                    </Row>
                  )
                )
              })}
            </ul>
          </section>
        )
      })}
      {left.length > 0 && (
        <section aria-label="Not included">
          <h3 className={classes.person}>Not included</h3>
          <ul className={classes.rows}>
            {left.map((of) => (
              <Row key={of.id} of={of} isIncluded={false} onToggle={() => onToggle(of.id)}>
                <span className={classes.soft}>Not changed</span>
              </Row>
            ))}
          </ul>
        </section>
      )}
      {plan.unplaced.length > 0 && (
        <Alert color="yellow" title={plan.unplaced.length === 1 ? '1 visit has no place' : `${plan.unplaced.length} visits have no place`}>
          <ul className={classes.rows}>
            {plan.unplaced.map((item) => {
              const of = shown.visits.get(item.visit.id)
              return of && <Unplaced key={of.id} item={item} of={of} shown={shown} />
            })}
          </ul>
        </Alert>
      )}
    </>
  )
}
