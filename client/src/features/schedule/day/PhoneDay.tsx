import { useFormat } from '../../../lib/format/useFormat.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import type { BoardPersonFragment, BoardVisitFragment } from '../visits/board.generated.ts'
import { idleText } from '../visits/idleText.ts'
import { getName } from '../../visits/boardJob.ts'
import { useArrivals } from '../../visits/useArrivals.ts'
import { laneName, UNASSIGNED } from '../board/laneName.ts'
import { type PlanPreview, type Proposal, unappliedPreview } from '../board/proposals.ts'
import { plannedText } from '../board/visitText.ts'
import { type DayRuler, dayRuler, minuteOf } from '../board/dayRuler.ts'
import { PhoneVisit } from './PhoneVisit.tsx'
import classes from './PhoneDay.module.css'

interface PhoneDayProps {
  readonly date: string
  readonly people: readonly BoardPersonFragment[] | null
  readonly visits: readonly BoardVisitFragment[]
  /** The plan under review; null: none. */
  readonly preview: PlanPreview | null
}

interface Group {
  readonly id: string
  readonly name: string
  readonly color: string | null
  readonly visits: readonly BoardVisitFragment[]
}

/** Unassigned visits first, then by technician; free technicians last, on one line. */
function groupsOf(people: readonly BoardPersonFragment[] | null, visits: readonly BoardVisitFragment[]): Group[] {
  const inTime = visits.toSorted((a, b) => (a.visit.startAt ?? 0) - (b.visit.startAt ?? 0))
  const known = new Map((people ?? []).map(({ id, name, color }) => [id, { id, name, color }]))
  for (const { visit } of visits)
    for (const { id, name, color } of visit.staff ?? []) if (!known.has(id)) known.set(id, { id, name, color })
  const unassigned = { id: '', name: 'Unassigned', color: null, visits: inTime.filter(({ visit }) => !visit.staff?.length) }
  const groups = [...known.values()].map(({ id, name, color }) => ({
    id,
    name: name ?? 'Unknown',
    color,
    visits: inTime.filter(({ visit }) => visit.staff?.some((member) => member.id === id)),
  }))
  return [unassigned, ...groups]
}

interface Row {
  readonly of: BoardVisitFragment
  readonly from: number
  /** The visit's place in the plan under review. */
  readonly ghost: Proposal | null
}

function toRows({ id, visits }: Group, all: readonly BoardVisitFragment[], preview: PlanPreview, ruler: DayRuler): Row[] {
  const ghosts = [...preview].flatMap(([visitId, ghost]): Row[] => {
    const of = all.find((visit) => visit.id === visitId)
    return of && ghost.laneIds.includes(id === '' ? UNASSIGNED : id) ? [{ of, from: ghost.from, ghost }] : []
  })
  const present = visits.map((of): Row => ({ of, from: of.visit.startAt === null ? 0 : minuteOf(ruler, of.visit.startAt), ghost: null }))
  return [...present, ...ghosts].toSorted((a, b) => a.from - b.from)
}

const noPreview: PlanPreview = new Map()

export function PhoneDay({ date, people, visits, preview: proposed }: PhoneDayProps) {
  const format = useFormat()
  const { arrivals } = useArrivals(visits)
  const groups = groupsOf(people, visits)
  const known = new Map(groups.map((group) => [group.id, group]))
  const ruler = dayRuler(date, format.timeZone)
  const preview = unappliedPreview(proposed ?? noPreview, visits, ruler)
  const rows = new Map(groups.map((group) => [group, toRows(group, visits, preview, ruler)]))
  const busy = groups.filter((group) => rows.get(group)?.length)
  const free = groups.filter((group) => group.id !== '' && !rows.get(group)?.length)
  const off = free.filter(({ id }) => idleText(people?.find((person) => person.id === id)) !== 'Free')
  const idle = [
    { label: 'Free', groups: free.filter((group) => !off.includes(group)) },
    { label: 'Off', groups: off },
  ].filter(({ groups: some }) => some.length > 0)
  const nameOfLane = (id: string): string => laneName(id, known.get(id))
  return (
    <div className="grid gap20" aria-label={`Schedule of ${format.day(date)}`} role="group">
      {busy.length === 0 && <EmptyState title="No visits">Nothing is scheduled on this day.</EmptyState>}
      {busy.map((group) => (
        <section key={group.id} aria-label={group.name}>
          <h2 className={`row ${classes.person}`}>
            {group.id !== '' && <StaffAvatar name={group.name} color={group.color} size={24} />}
            <span dir="auto">{group.name}</span>
            <span className={classes.count}>{group.visits.length}</span>
          </h2>
          <ul className={`grid list ${classes.visits}`}>
            {rows.get(group)?.map(({ of, ghost }) =>
              ghost ? (
                <li key={`${of.id}/plan`} className={classes.planned}>
                  <span className={`hint figures ${classes.time}`}>
                    {format.timeRange(ruler.start + ghost.from * 60, ruler.start + ghost.to * 60)}
                  </span>
                  <strong dir="auto">{of.customer?.name ?? of.title ?? getName(of)}</strong>
                  <span className={classes.soft} dir="auto">
                    {['Planned', of.title, getName(of)].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ) : (
                <PhoneVisit key={of.id} of={of} arrival={arrivals.get(of.id)} isLeaving={preview.has(of.id)}>
                  {preview.has(of.id) && (
                    <span className={classes.moves}>{plannedText(preview.get(of.id) as Proposal, ruler, format, nameOfLane)}</span>
                  )}
                </PhoneVisit>
              ),
            )}
          </ul>
        </section>
      ))}
      {idle.map(({ label, groups: some }) => (
        <p key={label} className={classes.soft}>
          {label}: {some.map(({ name }) => name).join(', ')}
        </p>
      ))}
    </div>
  )
}
