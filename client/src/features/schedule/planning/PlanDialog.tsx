import { worksAlone } from '../../../lib/session/onSite.ts'
import { IconEye } from '@tabler/icons-react'
import { MOST_OVERTIME } from '../planner/explain.ts'
import type { PlannedVisit } from '../planner/planDay.ts'
import { addDays } from '@callout/contracts/time'
import { Button, NativeSelect, SegmentedControl, Skeleton, Switch } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import { formatMinutes } from '../../../lib/format/durations.ts'
import { counted } from '../../../components/list/listText.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { narrowerThan } from '../../../components/theme/breakpoints.ts'
import { FocusBack } from '../../../components/overlays/FocusBack.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { getName } from '../../visits/boardJob.ts'
import { driveLabels } from '../drives/driveText.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { isNewTime, planBulk, type PlanOrder, type PlanRow } from './planBulk.ts'
import { type Freedom, freedoms } from './planInput.ts'
import { MissingData } from './MissingData.tsx'
import { PlanBar } from './PlanBar.tsx'
import { previewOf, usePlanPreview, usePreviewPlace } from './planPreview.ts'
import { PlanMessages } from './PlanMessages.tsx'
import { PlanReview } from './PlanReview.tsx'
import { RestFields } from './RestFields.tsx'
import { TimeOffOffer } from './TimeOffOffer.tsx'
import { type AbsentVisits, absentVisits, planChanges, type Rest } from './restOf.ts'
import { type PlanRequest, usePlan } from './usePlan.ts'
import { isChanged, type PlanChoices, type PlannedDay, type PlanScope, usePlanRequest } from './usePlanRequest.ts'
import classes from './PlanDialog.module.css'

interface PlanDialogProps extends PlanScope {
  readonly onClose: () => void
  /** Chooses whose visits others take over. */
  readonly onAbsent?: (personId: string) => void
}

/** Narrower windows have no room for the board or map beside the plan. */
const NARROW = narrowerThan(1180)

const freedomHints: Record<Freedom, string> = {
  promise: 'Visits stay within their arrival window, or within their morning or afternoon.',
  keep: 'Visits keep their time and may change technicians.',
  any: 'Visits may move to any time within working hours. Arrival windows are kept where possible.',
}

interface AbsentFieldProps {
  readonly shown: PlannedDay
  readonly absentId: string
  readonly onAbsent: (personId: string) => void
}

function AbsentField({ shown: { members }, absentId, onAbsent }: AbsentFieldProps) {
  return (
    <NativeSelect
      label="Technician who is away"
      value={absentId}
      onChange={({ currentTarget }) => onAbsent(currentTarget.value)}
      data={[
        ...(absentId === '' ? [{ value: '', label: 'Choose a technician' }] : []),
        ...members.map(({ id, name }) => ({ value: id, label: name ?? 'Unknown' })),
      ]}
    />
  )
}

const getNames = (visits: readonly BoardVisitFragment[]): string => visits.map(getName).join(', ')

function UnchangedNotes({ ownAbsentVisits: { underWay, shared } }: { readonly ownAbsentVisits: AbsentVisits }) {
  return (
    <>
      {underWay.length > 0 && <p className="dim flush">Under way, not changed: {getNames(underWay)}.</p>}
      {shared.length > 0 && <p className="dim flush">With other technicians too, not changed: {getNames(shared)}.</p>}
    </>
  )
}

/** Plans a day: who does what and when, what it saves and why; then all visits move in one step, with one Undo. */
export function PlanDialog(props: PlanDialogProps) {
  const { date, person, absentId = null, onAbsent, onClose } = props
  const format = useFormat()
  const user = useActingUser()
  const [choices, setChoices] = useState<PlanChoices>({
    freedom: person ? 'any' : 'promise',
    allowsOvertime: false,
    excluded: new Set(),
    chosen: new Map(),
  })
  const [rest, setRest] = useState<Rest>({ choice: 'leave', date: addDays(date, 1) })
  // Rows keep their place, and the focus, while they are not ticked, and until the next plan.
  const [toggled, setToggled] = useState<ReadonlyMap<string, PlannedVisit>>(new Map())
  const [isNotifying, setIsNotifying] = useState(false)
  const { freedom, allowsOvertime, excluded } = choices
  const { built, error, refetch, hasTrades, driveSource } = usePlanRequest(props, choices)
  // The plan being applied: what it has changed so far asks for no other one.
  const [applied, setApplied] = useState<PlanRequest | null>(null)
  const { plan, isStale } = usePlan(applied ?? (absentId === '' ? null : (built?.request ?? null)))
  const toggle = (item: PlannedVisit): void => {
    const next = new Set(excluded)
    if (!next.delete(item.visit.id)) next.add(item.visit.id)
    setToggled(new Map(toggled).set(item.visit.id, item))
    setChoices({ ...choices, excluded: next })
  }
  // The others' visits, and all without trades, are offered but not ticked.
  const isPreselected = ({ visit }: PlannedVisit): boolean =>
    absentId === null ? hasTrades || person !== null : visit.staffIds.includes(absentId)
  const offered = isStale || applied ? [] : (plan?.visits ?? []).filter((item) => isChanged(item) && !toggled.has(item.visit.id))
  const unticked = offered.filter((item) => !isPreselected(item))
  if (unticked.length > 0) {
    setToggled(new Map([...toggled, ...unticked.map((item) => [item.visit.id, item] as const)]))
    setChoices({ ...choices, excluded: new Set([...excluded, ...unticked.map(({ visit }) => visit.id)]) })
  }
  const choose = (id: string, personId: string): void => setChoices({ ...choices, chosen: new Map(choices.chosen).set(id, personId) })
  const chooseAbsent = (personId: string): void => {
    setChoices({ ...choices, excluded: new Set(), chosen: new Map() })
    setToggled(new Map())
    onAbsent?.(personId)
  }
  const absent = built?.shown.members.find(({ id }) => id === absentId) ?? null
  const ownAbsentVisits = built && absent && absentVisits(built.shown.visits.values(), absent.id, user)
  const changes = useMemo(
    () => (plan && built ? planChanges(plan, built.shown, { absentId, user, rest }) : null),
    [plan, built, absentId, user, rest],
  )
  const order: PlanOrder | null = changes && { slots: changes.slots, unassigned: changes.unassigned, isNotifying }
  const left = changes?.left ?? []
  const preview = useMemo(
    () => (plan && built && changes ? previewOf(plan, changes, built.shown, excluded) : null),
    [plan, built, changes, excluded],
  )
  usePlanPreview(preview)
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false })
  const previewPlace = usePreviewPlace()
  const isAside = previewPlace !== null && !isNarrow
  const [isBarOnly, setIsBarOnly] = useState(false)
  const rows = [...(order?.slots.keys() ?? []), ...(order?.unassigned ?? [])].flatMap((id): PlanRow[] => {
    const of = built?.shown.visits.get(id)
    return of ? [{ ...of, isUnassigned: order?.unassigned.has(id) ?? false }] : []
  })
  const moved = rows.flatMap((of) => {
    const slot = order?.slots.get(of.id)
    return slot && of.visit.startAt !== null && isNewTime(slot, of.visit.startAt, format.timeZone) ? [{ of, slot }] : []
  })
  const personTitle = person ? `Plan ${person.name}’s day` : 'Plan this day'
  const title = absentId === null ? personTitle : absent ? `Reassign ${absent.name ?? 'Unknown'}’s visits` : 'Reassign visits'
  const isToday = date === format.today()
  const options = (
    <>
      <p className={classes.lead} dir="auto">
        {[
          format.shortDay(date),
          ownAbsentVisits && counted({ one: 'visit', many: 'visits' }, ownAbsentVisits.movable.length),
          isToday && 'from now on',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {absentId !== null && built && onAbsent && <AbsentField shown={built.shown} absentId={absentId} onAbsent={chooseAbsent} />}
      {absent && <TimeOffOffer key={absent.id} personId={absent.id} name={absent.name ?? 'Unknown'} date={date} />}
      {absentId !== '' && (
        <>
          <SegmentedControl
            aria-label="How far visits may move"
            value={freedom}
            onChange={(next) => setChoices({ ...choices, freedom: next as Freedom })}
            data={Object.entries(freedoms).map(([value, label]) => ({ value, label }))}
          />
          <p className="dim flush">{freedomHints[freedom]}</p>
          {(allowsOvertime || plan?.unplaced.some(({ reason }) => reason === 'HOURS')) && (
            <Switch
              label={`Allow up to ${formatMinutes(MOST_OVERTIME)} of overtime`}
              checked={allowsOvertime}
              onChange={({ currentTarget }) => setChoices({ ...choices, allowsOvertime: currentTarget.checked })}
            />
          )}
        </>
      )}
    </>
  )
  if (isBarOnly && previewPlace && isNarrow)
    return (
      <>
        <FocusBack />
        <PlanBar place={previewPlace} count={rows.length} onBack={() => setIsBarOnly(false)} />
      </>
    )
  const isEmptyDay = built?.shown.isMissing ?? false
  const isChosen = absentId !== ''
  const hasReview = rows.length > 0 || excluded.size > 0 || left.length > 0 || (plan?.unplaced.length ?? 0) > 0
  const reviewed = isChosen && hasReview && built && order ? plan : null
  return (
    <>
      <FocusBack />
      <BulkFrame
        bulk={planBulk}
        action={planBulk.actions['plan'] as Parameters<typeof BulkFrame<PlanRow, PlanOrder>>[0]['action']}
        rows={rows}
        onDone={() => undefined}
        onClose={onClose}
        getOrder={() => {
          setApplied(order && (built?.request ?? null))
          return order
        }}
        title={title}
        isAside={isAside}
        isEmpty={isStale || rows.length === 0 || (rest.choice === 'move' && left.some(({ id }) => !order?.slots.has(id)))}
        isCloseOnly={!reviewed}
      >
        {built && options}
        {!built && error && <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />}
        {isChosen && !plan && !error && <Skeleton height={160} radius="md" role="status" aria-label="Planning the day" />}
        {isEmptyDay && <p role="alert">Couldn’t load this day’s visits, so there’s nothing to plan.</p>}
        {isChosen && plan && !reviewed && !isEmptyDay && (
          <p role="status">{ownAbsentVisits ? 'There are no visits to reassign on this day.' : 'There’s no better plan for this day.'}</p>
        )}
        {reviewed && previewPlace && isNarrow && rows.length > 0 && (
          <Button variant="default" leftSection={<IconEye size={16} aria-hidden />} onClick={() => setIsBarOnly(true)}>
            Show on {previewPlace}
          </Button>
        )}
        {reviewed && built && (
          <PlanReview
            plan={reviewed}
            shown={built.shown}
            absentId={absentId}
            excluded={excluded}
            preserved={[...toggled.values()].filter(({ visit }) => isStale || excluded.has(visit.id))}
            onToggle={toggle}
            onChoose={choose}
          />
        )}
        {reviewed && left.length > 0 && (
          <RestFields
            visits={left}
            choice={rest.choice}
            onChoice={(choice) => setRest({ ...rest, choice })}
            date={rest.date}
            onDate={(day) => setRest({ ...rest, date: day })}
          />
        )}
        {ownAbsentVisits && <UnchangedNotes ownAbsentVisits={ownAbsentVisits} />}
        <PlanMessages moved={moved} isNotifying={isNotifying} onChange={setIsNotifying} />
        {reviewed && built && (
          <>
            <p className="dim flush">
              {driveLabels[driveSource]}{' '}
              {worksAlone()
                ? 'Visits under way keep their time.'
                : 'Visits under way, and visits with several technicians, keep their time and technicians.'}
            </p>
            <MissingData request={built.request} shown={built.shown} hasTrades={hasTrades || person !== null} />
          </>
        )}
      </BulkFrame>
    </>
  )
}
