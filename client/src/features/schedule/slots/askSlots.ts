import type { ApolloClient } from '@apollo/client'
import { type DayHours, type OpenDay, openDays, type VisitLength } from '@callout/contracts/jobs/schedule/freeTimes'
import {
  type AskedDay,
  isAvailabilityKnown,
  type LeftOut,
  leftOut,
  type NextSlot,
  nextSlots,
  type RelaxedRule,
  timeKey,
  type AvailablePerson,
} from './nextSlots.ts'
import type { ClosedDays } from '@callout/contracts/jobs/schedule/occurrences'
import { RankedStaffDocument, type RankedStaffQuery } from '../../staff/team/staff.generated.ts'

type Candidate = RankedStaffQuery['rankedStaff'][number]

export interface SlotPerson extends AvailablePerson {
  readonly candidate: Candidate
}
export type Slot = NextSlot<SlotPerson>

export interface SlotSearch {
  readonly categoryId: string
  readonly branchId: string | null
  readonly propertyId: string | null
  readonly visitId?: string | null
  readonly staffId?: string
  readonly length: VisitLength
  /** YYYY-MM-DD, in the account's zone. */
  readonly from: string
  readonly hours: readonly DayHours[]
  readonly closedDays: ClosedDays
  /** A rule to ignore; missing: none. */
  readonly relaxed?: RelaxedRule | null
}

export interface FoundSlots {
  readonly slots: readonly Slot[]
  readonly days: number
  /** False: availability is unknown, so nothing can be offered. */
  readonly isAvailabilityKnown: boolean
  /** Technicians without an offered time. */
  readonly leftOut: readonly LeftOut<SlotPerson>[]
}

export const DAYS_A_PAGE = 3
export const SLOTS_A_PAGE = 6
const ROUNDS = 3
const TIMES_A_PAGE = 8

const getPerson = (candidate: Candidate): SlotPerson => ({
  id: candidate.id,
  category_match: candidate.categoryMatch,
  is_available: candidate.isAvailable,
  clashes: candidate.clashes?.map(({ startAt, endAt }) => ({ start_at: startAt, end_at: endAt })) ?? null,
  distance_km: candidate.distanceKm,
  visits_that_day: candidate.visitsThatDay,
  candidate,
})

async function ask(
  client: ApolloClient,
  { categoryId, branchId, propertyId, visitId, staffId }: SlotSearch,
  time: { readonly date: string; readonly startTime: string; readonly endTime: string },
): Promise<SlotPerson[]> {
  const input = { categoryId, branchId, propertyId, ...(visitId && { excludeVisitId: visitId }), ...time }
  const { data } = await client.query({ query: RankedStaffDocument, variables: { input }, fetchPolicy: 'no-cache' })
  return (data?.rankedStaff ?? []).filter(({ id }) => staffId === undefined || id === staffId).map(getPerson)
}

const askDay = async (client: ApolloClient, search: SlotSearch, day: OpenDay): Promise<AskedDay<SlotPerson>> => ({
  ...day,
  staff: await ask(client, search, { date: day.date, startTime: day.open, endTime: day.close }),
})

async function askTimes(client: ApolloClient, search: SlotSearch, slots: readonly Slot[]): Promise<[string, SlotPerson[]][]> {
  const times = new Map(slots.map((slot) => [timeKey(slot), slot]))
  return Promise.all(
    [...times].map(async ([key, { date, start_time: startTime, end_time: endTime }]) => {
      const staff = await ask(client, search, { date, startTime, endTime }).catch(() => [])
      return [key, staff] as [string, SlotPerson[]]
    }),
  )
}

/** The next free times with a bounded number of requests: one per open day, and one per uncertain time. Rejects if no day is answered. */
export async function askSlots(client: ApolloClient, search: SlotSearch, pages: number): Promise<FoundSlots> {
  const open = openDays(search.from, DAYS_A_PAGE * pages, search)
  const answers = await Promise.allSettled(open.map((day) => askDay(client, search, day)))
  const days = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed && days.length === 0) throw failed.reason
  const asked = new Map<string, SlotPerson[]>()
  const find = (): Slot[] => nextSlots(days, search.length, { asked, relaxed: search.relaxed ?? null, most: SLOTS_A_PAGE * pages })
  for (let round = 0; round < ROUNDS; round += 1) {
    const uncertain = find().filter(({ isSure }) => !isSure)
    const room = TIMES_A_PAGE * pages - asked.size
    if (uncertain.length === 0 || room <= 0) break
    for (const [key, staff] of await askTimes(client, search, uncertain.slice(0, room))) asked.set(key, staff)
  }
  const slots = find().filter(({ isSure }) => isSure)
  return { slots, days: open.length, isAvailabilityKnown: isAvailabilityKnown(days), leftOut: leftOut(days, search.length, slots) }
}
