import { MOST_OVERTIME } from '../planner/explain.ts'
import type { DayPlan, PlannedVisit } from '../planner/planDay.ts'
import { getPlace } from '@callout/contracts/jobs/routes'
import { useMemo, useState } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { type BoardPersonFragment, type BoardVisitFragment, useBoardSettingsQuery, useDispatchMapQuery } from '../visits/board.generated.ts'
import { type DayRuler, dayRuler, minuteOf, SLOT_MINUTES, slotAt } from '../board/dayRuler.ts'
import { isReturned, getPeople, visitsIn } from '../map/mapDay.ts'
import type { PlannedSlot, PlanOrder } from './planBulk.ts'
import { useDriveTable } from '../drives/useDriveTable.ts'
import { absentPerson, type Freedom, planPerson, planVisits } from './planInput.ts'
import { useTrades } from './useTrades.ts'
import type { PlanRequest } from './usePlan.ts'
import { nowInSeconds } from '../../../lib/clock.ts'

export interface PlanScope {
  readonly date: string
  readonly branchId: string | null
  /** Plans this person's day alone; null: the whole team's, with what is unassigned. */
  readonly person: { readonly id: string; readonly name: string } | null
  readonly absentId?: string | null
}

export interface PlanChoices {
  readonly freedom: Freedom
  readonly allowsOvertime: boolean
  readonly excluded: ReadonlySet<string>
  readonly chosen: ReadonlyMap<string, string>
}

/** Kilometers that a change has to save while only someone's visits are taken over: the others hardly move. */
const TAKEOVER_CHANGE_KM = 15

export interface PlannedDay {
  readonly visits: ReadonlyMap<string, BoardVisitFragment>
  readonly members: readonly BoardPersonFragment[]
  readonly ruler: DayRuler
  /** The backend returns neither visits nor technicians. */
  readonly isMissing: boolean
}

export const isChanged = ({ visit, personId, from }: PlannedVisit): boolean => visit.from !== from || !visit.staffIds.includes(personId)

/** Changes of the plan as input of the board's calls. A time in the hour that clocks repeat has no call and is left out. */
export function slotsOf(plan: DayPlan, ruler: DayRuler): PlanOrder['slots'] {
  const slots = new Map<string, PlannedSlot>()
  for (const item of plan.visits) {
    const slot = slotAt(ruler, { from: item.from, to: item.from + item.visit.minutes })
    if (slot && isChanged(item))
      slots.set(item.visit.id, { ...slot, ...(!item.visit.staffIds.includes(item.personId) && { staffIds: [item.personId] }) })
  }
  return slots
}

export function usePlanRequest(
  { date, branchId, person, absentId = null }: PlanScope,
  { freedom, allowsOvertime, excluded, chosen }: PlanChoices,
) {
  const format = useFormat()
  const user = useActingUser()
  const step = useBoardSettingsQuery().data?.companySettings.team?.slotMinutes ?? SLOT_MINUTES
  const day = useDispatchMapQuery({
    variables: { input: { date, ...(branchId && { branchId }), ...(person && { staffIds: [person.id] }) } },
    fetchPolicy: 'network-only',
  })
  const ruler = useMemo(() => dayRuler(date, format.timeZone), [date, format.timeZone])
  const isToday = date === format.today()
  const [now] = useState(nowInSeconds)
  const loaded = day.data?.dispatchMap ?? null
  const { trades, hasTrades, isLoading } = useTrades(loaded && visitsIn(loaded).flatMap(({ category }) => category?.id ?? []), branchId)
  const drives = useDriveTable(loaded && [loaded.branch && getPlace(loaded.branch), ...visitsIn(loaded).map(getPlace)])
  const built = useMemo((): { request: PlanRequest; shown: PlannedDay } | null => {
    if (!loaded || isLoading || !drives) return null
    const map = loaded
    const members = getPeople(map).filter(({ id }) => person === null || id === person.id)
    const visits = planVisits(map, { ruler, user, freedom, excluded, chosen, now: isToday ? now : null }).filter(
      ({ staffIds }) => (person === null || staffIds.includes(person.id)) && (absentId === null || staffIds.length > 0),
    )
    const home = map.branch && getPlace(map.branch)
    return {
      request: {
        absentId,
        visits,
        people: members.map((member) => (member.id === absentId ? absentPerson : planPerson)(member, { ruler, home, trades })),
        options: {
          step,
          driveTable: drives.table,
          keepsOvertime: true,
          ...(allowsOvertime && { overtime: MOST_OVERTIME }),
          earliest: isToday ? Math.max(0, minuteOf(ruler, now)) : 0,
          ...(absentId !== null && { changeKm: TAKEOVER_CHANGE_KM }),
        },
      },
      shown: { visits: new Map(visitsIn(map).map((of) => [of.id, of])), members, ruler, isMissing: !isReturned(map) },
    }
  }, [loaded, isLoading, drives, trades, person, absentId, ruler, user, freedom, allowsOvertime, excluded, chosen, step, isToday, now])
  return { ...day, built, hasTrades, driveSource: drives?.source ?? 'ESTIMATE' }
}
