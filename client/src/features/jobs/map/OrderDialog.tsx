import { lazyModule } from '../../../shared/lazyModule.ts'
import { Button, Skeleton } from '@mantine/core'
import { type DayStop, type GeoPlace, placeOf, type SuggestedDay, suggestedDay } from '@callout/contracts/jobs/routes'
import { IconArrowRight, IconRoute } from '@tabler/icons-react'
import { useMemo } from 'react'
import { BulkFrame } from '../../../kit/bulk/BulkFrame.tsx'
import bulkClasses from '../../../kit/bulk/Bulk.module.css'
import { defineBulk } from '../../../kit/bulk/defineBulk.ts'
import { actionsOf } from '../../../parts/jobs/actions/jobActionSet.ts'
import { jobActions } from '../../../parts/jobs/actions/jobActions.ts'
import { runUndo, undoPlanOf } from '../../../parts/jobs/actions/undoJob.ts'
import { type DistanceUnit, formatDistance } from '../../../shared/format/distance.ts'
import { type Format, useFormat } from '../../../shared/format/useFormat.ts'
import { statusWord } from '../../../shared/status/statusTable.ts'
import { useActingUser } from '../../../shared/session/useActingUser.ts'
import { AppDialog } from '../../../shared/ui/overlays/AppDialog.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { type BoardVisitFragment, useBoardSettingsQuery, useDispatchMapQuery } from '../board/board.generated.ts'
import { nameOf, subjectOf } from '../board/boardJob.ts'
import { type DayRuler, dayRuler, minuteAt, minuteOf, type Slot, slotAt } from '../boardDay/dayRuler.ts'
import { isOff, type MapPerson, visitsIn } from './mapDay.ts'
import classes from './OrderDialog.module.css'

/** New times, by visit. */
interface OrderOfDay {
  readonly slots: ReadonlyMap<string, Slot>
}

/** On their way to each other's places visits overlap for a moment, there and back. */
const orderSet = {
  late: lazyModule(async () => ({
    ...jobActions,
    undo: ((call, name, target, outcome) => {
      const { timeZone } = call.format
      const plan = undoPlanOf(name, target, outcome, timeZone)?.map((step) => ({ ...step, allowClash: true }))
      return plan ? () => runUndo(call.client, target, plan, outcome, timeZone) : null
    }) satisfies typeof jobActions.undo,
  })),
}

const mayMove = (of: BoardVisitFragment, user: Parameters<typeof actionsOf>[1]): boolean => actionsOf(of.visit, user).includes('RESCHEDULE')

const orderBulk = defineBulk({
  noun: { one: 'visit', many: 'visits' },
  set: orderSet,
  subjectOf,
  nameOf: (of: BoardVisitFragment) => ({ name: nameOf(of), title: of.title }),
  actions: {
    order: {
      label: 'Move visits',
      title: (rows: string) => `New order for ${rows}`,
      Icon: IconRoute,
      done: 'moved',
      does: (of: BoardVisitFragment, { user }) =>
        mayMove(of, user) ? 'RESCHEDULE' : { obstacle: `This visit is ${statusWord(of.visit)}, so it can’t be moved.` },
      input: ({ slots }: OrderOfDay, { visitId }) => {
        const slot = slots.get(visitId ?? '')
        return slot ? { ...slot, allowClash: true } : { obstacle: 'This visit isn’t part of the order.' }
      },
      isFulfilled: ({ slots }: OrderOfDay, _before, { visitId, startAt }, format) => {
        const slot = slots.get(visitId ?? '')
        return (
          slot !== undefined &&
          startAt !== null &&
          startAt === dayRuler(slot.date, format.timeZone).start + 60 * minuteAt(dayRuler(slot.date, format.timeZone), slot.startTime)
        )
      },
    },
  },
})

const MINUTES = 60
const USUAL_STEP = 15
const USUAL_END = 18 * MINUTES

/** A visit of the person as the order takes it. */
function stopOf(of: BoardVisitFragment, ruler: DayRuler, user: Parameters<typeof actionsOf>[1]): DayStop[] {
  const { startAt, endAt, staff } = of.visit
  if (startAt === null || isOff(of)) return []
  const from = minuteOf(ruler, startAt)
  const to = endAt === null ? from + MINUTES : minuteOf(ruler, endAt)
  const isFixed = endAt === null || (staff?.length ?? 0) > 1 || !mayMove(of, user) || of.visit.status === 'ON_THE_WAY'
  return [{ id: of.id, place: placeOf(of), from, to, isFixed }]
}

interface Review {
  readonly found: SuggestedDay
  readonly moved: readonly BoardVisitFragment[]
  readonly slots: ReadonlyMap<string, Slot>
}

/** What the order comes to; null: it is as good as it can be. A time that has no words on the wire stays out. */
function reviewOf(found: SuggestedDay | null, visits: readonly BoardVisitFragment[], ruler: DayRuler): Review | null {
  if (!found) return null
  const slots = new Map<string, Slot>()
  const moved: BoardVisitFragment[] = []
  for (const stop of found.stops) {
    const of = visits.find(({ id }) => id === stop.id)
    if (!of || of.visit.startAt === null || minuteOf(ruler, of.visit.startAt) === stop.from) continue
    const slot = slotAt(ruler, stop)
    if (!slot) return null
    slots.set(stop.id, slot)
    moved.push(of)
  }
  return { found, moved, slots }
}

interface OrderDialogProps {
  readonly person: MapPerson
  readonly date: string
  readonly home: GeoPlace | null
  readonly unit: DistanceUnit
  readonly onClose: () => void
}

function Review({
  review: { found },
  visits,
  ruler,
  unit,
}: {
  review: Review
  visits: readonly BoardVisitFragment[]
  ruler: DayRuler
  unit: DistanceUnit
}) {
  const format = useFormat()
  const timeOf = (minute: number): string => format.timeOf(ruler.start + minute * 60)
  return (
    <>
      <p className={classes.sums}>
        <span>
          About <s>{formatDistance(found.kmBefore, unit)}</s> <strong>{formatDistance(found.kmAfter, unit)}</strong> to drive
        </span>
        <span className={classes.gain}>{formatDistance(found.kmBefore - found.kmAfter, unit)} less</span>
      </p>
      <ol className={classes.stops}>
        {found.stops.map((stop, index) => {
          const of = visits.find(({ id }) => id === stop.id)
          const before = of && of.visit.startAt !== null ? minuteOf(ruler, of.visit.startAt) : stop.from
          return (
            <li key={stop.id} className={classes.stop} data-moved={before !== stop.from || undefined}>
              <span className={classes.number}>{index + 1}</span>
              <span className={classes.times}>
                {before === stop.from ? (
                  timeOf(stop.from)
                ) : (
                  <>
                    <s>{timeOf(before)}</s> <IconArrowRight size={13} role="img" aria-label="to" /> <strong>{timeOf(stop.from)}</strong>
                  </>
                )}
              </span>
              <span className={classes.what} dir="auto">
                {of?.customer?.name ?? of?.title ?? ''}
                {stop.isFixed && <span className={classes.soft}> keeps its time</span>}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={bulkClasses.hint}>
        Distances are approximate. Visits under way, and visits with several people, keep their time. Customers aren’t notified.
      </p>
    </>
  )
}

const earliestOf = (ruler: DayRuler, format: Format): number =>
  Math.max(0, minuteOf(ruler, Date.now() / 1000)) * Number(ruler.date === format.today())

/** A shorter order for somebody's day: what it would be, and how much shorter; then all visits move in one step. */
export function OrderDialog({ person, date, home, unit, onClose }: OrderDialogProps) {
  const format = useFormat()
  const user = useActingUser()
  const step = useBoardSettingsQuery().data?.companySettings.team?.slotMinutes
  // All of the person's day, whatever the filters leave on the map.
  const { data, error, refetch } = useDispatchMapQuery({
    variables: { input: { date, staffIds: [person.id] } },
    fetchPolicy: 'network-only',
  })
  const ruler = useMemo(() => dayRuler(date, format.timeZone), [date, format])
  const close = data?.dispatchMap.staff?.find(({ id }) => id === person.id)?.hours?.close
  const visits = useMemo(
    () => (data ? visitsIn(data.dispatchMap).filter(({ visit }) => visit.staff?.some(({ id }) => id === person.id)) : []),
    [data, person.id],
  )
  const review = useMemo(() => {
    if (!data) return null
    const rules = {
      home,
      earliest: earliestOf(ruler, format),
      latest: close ? minuteAt(ruler, close) : USUAL_END,
      step: step ?? USUAL_STEP,
    }
    return reviewOf(
      suggestedDay(
        visits.flatMap((of) => stopOf(of, ruler, user)),
        rules,
      ),
      visits,
      ruler,
    )
  }, [data, visits, ruler, user, home, close, step, format])
  const title = `Order of ${person.name}’s day`
  if (review)
    return (
      <BulkFrame
        bulk={orderBulk}
        action={orderBulk.actions['order'] as Parameters<typeof BulkFrame<BoardVisitFragment, OrderOfDay>>[0]['action']}
        rows={review.moved}
        onDone={() => undefined}
        onClose={onClose}
        orderOf={() => ({ slots: review.slots })}
      >
        <p className={classes.person} dir="auto">
          {person.name}, {format.shortDay(date)}
        </p>
        <Review review={review} visits={visits} ruler={ruler} unit={unit} />
      </BulkFrame>
    )
  return (
    <AppDialog isOpen onClose={onClose} title={title} size={520} actions={<Button onClick={onClose}>Close</Button>}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />}
      {!data && !error && <Skeleton height={160} radius="md" role="status" aria-label="Looking for a shorter order" />}
      {data && <p role="status">There’s no shorter order for this day.</p>}
    </AppDialog>
  )
}
