import type { Arrival } from '../../visits/predictArrivals.ts'
import { useMemo } from 'react'
import { useArrivals } from '../../visits/useArrivals.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { useSessionValue } from '../../../lib/session/session.ts'
import { useMinute } from '../../../lib/format/useMinute.ts'
import { visitAfterWaiting } from '../offline/afterWaiting.ts'
import { useWaitingSteps, type WaitingStep } from '../../offlineQueue/waitingSteps.ts'
import type { BoardVisitFragment } from '../../schedule/visits/board.generated.ts'
import { useMyDayQuery } from './day.generated.ts'
import { byStart, isOpen, nextVisitOf } from '../../visits/headVisit.ts'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'

interface OfDay {
  readonly of: { readonly visit: JobVisitFragment }
}

interface DayOrder<Visit> {
  /** Current or next visit; null if all are over. */
  readonly next: Visit | null
  readonly later: readonly Visit[]
  readonly over: readonly Visit[]
}

/** Sorts visits into next, later and finished ones. */
function getOrder<Visit extends OfDay>(visits: readonly Visit[]): DayOrder<Visit> {
  const byTime = visits.toSorted((a, b) => byStart(a.of.visit, b.of.visit))
  const first = nextVisitOf(byTime.map(({ of }) => of.visit))
  const next = byTime.find(({ of }) => of.visit === first) ?? null
  return {
    next,
    later: byTime.filter((visit) => visit !== next && isOpen(visit.of.visit)),
    over: byTime.filter(({ of }) => !isOpen(of.visit)),
  }
}

export interface DayVisit {
  readonly of: BoardVisitFragment
  /** Its status includes unsent steps. */
  readonly isAhead: boolean
  readonly waiting: readonly WaitingStep[]
  /** null: someone has arrived, or no one is assigned. */
  readonly arrival: Arrival | null
}

/** The user's own visits of today, the current or next one first. `visits` is null if the service doesn't return them. */
export function useMyDay() {
  useMinute()
  const date = useFormat().today()
  const user = useActingUser()
  const waiting = useWaitingSteps()
  const staffId = useSessionValue('ownStaffId')
  const variables = { date, ...(staffId !== null && { staffIds: [staffId] }) }
  const answer = useMyDayQuery({ variables, fetchPolicy: 'cache-and-network' })
  const returned = answer.data?.dispatchMap
  const ownVisits = useMemo(() => {
    // A backend may ignore the filter.
    const isOwn = ({ visit }: BoardVisitFragment): boolean => staffId === null || visit.staff?.some(({ id }) => id === staffId) === true
    return returned?.visits?.filter(isOwn) ?? null
  }, [returned, staffId])
  const dayVisits = ownVisits?.map((of): Omit<DayVisit, 'arrival'> => {
    const jobId = of.jobId ?? ''
    const visit = visitAfterWaiting(of.visit, jobId, waiting, user)
    return { of: { ...of, visit }, isAhead: visit !== of.visit, waiting: waiting.filter(({ lane }) => lane === jobId) }
  })
  const { arrivals } = useArrivals(dayVisits?.map(({ of }) => of) ?? [])
  const visits = dayVisits?.map((visit): DayVisit => ({ ...visit, arrival: arrivals.get(visit.of.id) ?? null }))
  return { ...answer, date, returned, ownVisits, day: visits && getOrder(visits) }
}
