import { worksAlone } from '../../../lib/session/onSite.ts'
import type { DaySums } from '../planner/daySums.ts'
import type { UnplacedReason, UnplacedVisit } from '../planner/explain.ts'
import type { DayPlan, PlannedVisit } from '../planner/planDay.ts'
import type { PlacementReason } from '../planner/reasons.ts'
import { Alert, Checkbox, NativeSelect } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDistanceUnit } from '../../../lib/format/useDistanceUnit.ts'
import { formatMinutes } from '../../../lib/format/durations.ts'
import { type DistanceUnit, formatDistance } from '../../../lib/format/distance.ts'
import { type Format, useFormat } from '../../../lib/format/useFormat.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { getName } from '../../visits/boardJob.ts'
import { takenOverText } from './restOf.ts'
import { isChanged, type PlannedDay } from './usePlanRequest.ts'
import classes from './PlanDialog.module.css'

const reasonLabels: Record<PlacementReason, string | null> = {
  UNCHANGED: null,
  WAS_UNASSIGNED: 'Was unassigned',
  MENDS_CONFLICT: 'Resolves a conflict',
  LESS_OVERTIME: 'Less overtime',
  LESS_DRIVING: 'Less driving',
  MAKES_ROOM: 'Makes room for another visit',
}

export const unplacedLabels: Record<UnplacedReason, (category: string | null) => string> = {
  TRADE: (category) =>
    worksAlone() ? `You don’t work in ${category ?? 'its category'}.` : `None of the technicians works in ${category ?? 'its category'}.`,
  NO_HOURS: () => (worksAlone() ? 'You don’t work on this day.' : 'None of the technicians for it works on this day.'),
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

const getTitle = (of: BoardVisitFragment): string => of.customer?.name ?? of.title ?? getName(of)

/** A visit that the plan changes; if it is not ticked, it stays in its row, and the others are planned around it. */
function Row({ of, isIncluded, onToggle, children }: RowProps) {
  return (
    <li className={classes.row}>
      <Checkbox checked={isIncluded} onChange={onToggle} aria-label={`Include ${getName(of)}, ${of.customer?.name ?? of.title ?? ''}`} />
      <div className={`wrap fill ${classes.what}`}>
        <span className={classes.name} dir="auto">
          {getTitle(of)}
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
  readonly format: Format
}

interface ChangeProps extends ItemProps<PlannedVisit> {
  readonly unit: DistanceUnit
  readonly absentId: string | null
  readonly onChoose: (id: string, personId: string) => void
}

function Change({ item, of, shown: { ruler, members }, format, unit, absentId, onChoose }: ChangeProps) {
  const getTime = (minute: number): string => format.getTime(ruler.start + minute * 60)
  const { visit, from, personId, reason, others } = item
  const before = visit.staffIds.includes(personId) ? null : of.visit.staff?.[0]?.name
  const isTakenOver = absentId !== null && visit.staffIds.includes(absentId)
  const texts = [!isTakenOver && reasonLabels[reason], before && `from ${before}`, !visit.place && 'No location']
  const options = [item, ...others].map((option) => ({
    value: option.personId,
    label: [
      members.find(({ id }) => id === option.personId)?.name ?? 'Unknown',
      getTime(option.from),
      visit.place && `${formatDistance(option.km, unit)} more to drive`,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <>
      <span className={`inline ${classes.times}`}>
        {visit.from !== null && visit.from !== from && (
          <>
            <s>{getTime(visit.from)}</s> <IconArrowRight size={13} role="img" aria-label="to" />{' '}
          </>
        )}
        <strong>{getTime(from)}</strong>
      </span>
      <span className={classes.soft}>{texts.filter(Boolean).join(' · ')}</span>
      {isTakenOver && (
        <NativeSelect
          className={classes.soft}
          size="xs"
          aria-label={`Technician for ${getName(of)}`}
          value={personId}
          data={options}
          onChange={({ currentTarget }) => onChoose(visit.id, currentTarget.value)}
        />
      )}
    </>
  )
}

/** `absentId`: what becomes of an absent technician's visit is chosen below. */
function Unplaced({ item, of, shown: { members, ruler }, format, absentId }: ItemProps<UnplacedVisit> & Pick<ChangeProps, 'absentId'>) {
  const { reason, relaxed, visit } = item
  const person = relaxed && members.find(({ id }) => id === relaxed.personId)
  return (
    <li className={classes.left}>
      <strong dir="auto">{getTitle(of)}</strong>{' '}
      <span className={classes.soft}>
        {unplacedLabels[reason](of.category?.name ?? null)}
        {person && relaxed && ` ${person.name ?? 'Someone'} could start at ${format.getTime(ruler.start + relaxed.from * 60)}.`}
        {absentId === null && visit.staffIds.length > 0 && ' The plan doesn’t change it.'}
      </span>
    </li>
  )
}

interface ComparisonProps {
  readonly plan: DayPlan
  readonly unit: DistanceUnit
  /** Whether the plan covers visits without a technician. */
  readonly isTeam: boolean
}

function Comparison({ plan: { before, after }, unit, isTeam }: ComparisonProps) {
  const drives = [
    { label: 'Distance', of: ({ km }: DaySums) => formatDistance(km, unit) },
    { label: 'Drive time', of: ({ driveMinutes }: DaySums) => formatMinutes(driveMinutes) || '0 min' },
  ]
  const overtime = { label: 'Overtime', of: ({ overtimeMinutes }: DaySums) => formatMinutes(overtimeMinutes) || '0 min' }
  const rows: readonly { readonly label: string; readonly of: (sums: DaySums) => string }[] = [
    // Without locations there are no drives.
    ...(before.km + after.km > 0 ? drives : []),
    ...(before.overtimeMinutes + after.overtimeMinutes > 0 ? [overtime] : []),
    ...(isTeam || before.unassigned + after.unassigned > 0
      ? [{ label: 'Unassigned visits', of: ({ unassigned }: DaySums) => String(unassigned) }]
      : []),
    { label: 'Promised times kept', of: ({ promisesMet, promises }) => `${promisesMet} of ${promises}` },
  ]
  return (
    <table className={classes.comparison} aria-label="The day before and after">
      <thead>
        <tr>
          <td />
          <th scope="col">Now</th>
          <th scope="col">Planned</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{of(before)}</td>
            <td>{of(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PlanReviewProps {
  readonly plan: DayPlan
  readonly shown: PlannedDay
  /** The absent person whose visits are taken over; null: none. */
  readonly absentId: string | null
  readonly excluded: ReadonlySet<string>
  /** Shown in their former place if the plan doesn't change them. */
  readonly preserved: readonly PlannedVisit[]
  readonly onToggle: (item: PlannedVisit) => void
  readonly onChoose: (id: string, personId: string) => void
}

export function PlanReview({ plan, shown, absentId, excluded, preserved, onToggle, onChoose }: PlanReviewProps) {
  // Once, not in each row: a plan may have hundreds.
  const format = useFormat()
  const unit = useDistanceUnit()
  const changes = plan.visits.filter((item) => isChanged(item) && !excluded.has(item.visit.id))
  const rows = [...new Map([...preserved, ...changes].map((item) => [item.visit.id, item])).values()].toSorted((a, b) => a.from - b.from)
  const saved = plan.before.km - plan.after.km
  const placed = changes.filter(({ visit }) => visit.staffIds.length === 0).length
  const isTakenOver = ({ visit }: PlannedVisit): boolean => absentId !== null && visit.staffIds.includes(absentId)
  const takenOver = changes.filter(isTakenOver)
  const absent = shown.members.find(({ id }) => id === absentId)
  const takenOverRows = rows.filter(isTakenOver)
  const unplaced = plan.unplaced.flatMap((item) => {
    const of = shown.visits.get(item.visit.id)
    return of && (absentId === null || item.visit.staffIds.includes(absentId)) ? [{ item, of }] : []
  })
  const toRow = (item: PlannedVisit): ReactNode => {
    const of = shown.visits.get(item.visit.id)
    const isIncluded = !excluded.has(item.visit.id)
    return (
      of && (
        <Row key={of.id} of={of} isIncluded={isIncluded} onToggle={() => onToggle(item)}>
          {isIncluded && <Change item={item} of={of} shown={shown} format={format} unit={unit} absentId={absentId} onChoose={onChoose} />}
          {!isIncluded && <span className={classes.soft}>Not included</span>}
        </Row>
      )
    )
  }
  return (
    <>
      <p className={`wrap ${classes.sums}`} role="status">
        {takenOver.length > 0 && (
          <span>{takenOverText(absent?.name ?? 'Unknown', takenOver.length, changes.length - takenOver.length)}</span>
        )}
        {placed > 0 && (
          <span>
            {placed === 1 ? '1 unassigned visit gets' : `${placed} unassigned visits get`} {worksAlone() ? 'a time' : 'a technician'}
          </span>
        )}
        {saved >= 0.1 && <span className={classes.gain}>About {formatDistance(saved, unit)} less to drive</span>}
      </p>
      <Comparison plan={plan} unit={unit} isTeam={absentId === null} />
      {takenOverRows.length > 0 && (
        <section aria-label="Reassigned visits">
          <ul className={classes.rows}>{takenOverRows.map(toRow)}</ul>
        </section>
      )}
      {shown.members.map((member) => {
        const ownPlannedVisits = rows.filter((item) => item.personId === member.id && !isTakenOver(item))
        if (ownPlannedVisits.length === 0) return null
        return (
          <section key={member.id} aria-label={member.name ?? 'Unknown'}>
            <h3 className={`row ${classes.person}`} dir="auto">
              <StaffAvatar name={member.name} color={member.color} /> {member.name ?? 'Unknown'}
            </h3>
            <ul className={classes.rows}>{ownPlannedVisits.map(toRow)}</ul>
          </section>
        )
      })}
      {unplaced.length > 0 && (
        <Alert color="yellow" title={unplaced.length === 1 ? '1 visit has no place' : `${unplaced.length} visits have no place`}>
          <ul className={classes.rows}>
            {unplaced.map(({ item, of }) => (
              <Unplaced key={of.id} item={item} of={of} shown={shown} format={format} absentId={absentId} />
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
