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
} from '@callout/contracts/jobs/schedule/nextSlots'
import type { ClosedDays } from '@callout/contracts/jobs/schedule/occurrences'
import { RankedStaffDocument, type RankedStaffQuery } from '../../../staff/shared/staff.generated.ts'

type Candidate = RankedStaffQuery['rankedStaff'][number]

/** Somebody who may come, in the names of the contract and in those of the screen. */
export interface SlotPerson extends AvailablePerson {
  readonly candidate: Candidate
}
export type Slot = NextSlot<SlotPerson>

/** What a visit is wanted for, and when there is business. */
export interface SlotSearch {
  readonly categoryId: string
  readonly branchId: string | null
  readonly propertyId: string | null
  /** A visit that is no clash with itself. */
  readonly visitId?: string | null
  /** Who is wanted; left out: anybody. */
  readonly staffId?: string
  readonly length: VisitLength
  /** YYYY-MM-DD, in the account's zone. */
  readonly from: string
  readonly hours: readonly DayHours[]
  readonly closedDays: ClosedDays
  /** Left out of the search; missing: no rule is. */
  readonly relaxed?: RelaxedRule | null
}

export interface FoundSlots {
  readonly slots: readonly Slot[]
  /** How many open days were looked at. */
  readonly days: number
  /** False: nobody says who is free, so that nobody can be offered. */
  readonly isAvailabilityKnown: boolean
  /** Everyone who is offered at none of the times. */
  readonly leftOut: readonly LeftOut<SlotPerson>[]
}

export const DAYS_A_PAGE = 3
export const SLOTS_A_PAGE = 6
/** How often times are asked about that the days left open, and how many of them in all for a page. */
const ROUNDS = 3
const TIMES_A_PAGE = 8

const personOf = (candidate: Candidate): SlotPerson => ({
  id: candidate.id,
  category_match: candidate.categoryMatch,
  is_available: candidate.isAvailable,
  clashes: candidate.clashes?.map(({ startAt, endAt }) => ({ start_at: startAt, end_at: endAt })) ?? null,
  distance_km: candidate.distanceKm,
  visits_that_day: candidate.visitsThatDay,
  candidate,
})

/** Who can come then, as the service ranks them. */
async function ask(
  client: ApolloClient,
  { categoryId, branchId, propertyId, visitId, staffId }: SlotSearch,
  time: { readonly date: string; readonly startTime: string; readonly endTime: string },
): Promise<SlotPerson[]> {
  const input = { categoryId, branchId, propertyId, ...(visitId && { excludeVisitId: visitId }), ...time }
  const { data } = await client.query({ query: RankedStaffDocument, variables: { input }, fetchPolicy: 'no-cache' })
  return (data?.rankedStaff ?? []).filter(({ id }) => staffId === undefined || id === staffId).map(personOf)
}

const askDay = async (client: ApolloClient, search: SlotSearch, day: OpenDay): Promise<AskedDay<SlotPerson>> => ({
  ...day,
  staff: await ask(client, search, { date: day.date, startTime: day.open, endTime: day.close }),
})

/** Asks about every time that is offered and not sure; a time that nobody answers for is not offered. */
async function askTimes(client: ApolloClient, search: SlotSearch, slots: readonly Slot[]): Promise<[string, SlotPerson[]][]> {
  const times = new Map(slots.map((slot) => [timeKey(slot), slot]))
  return Promise.all(
    [...times].map(async ([key, { date, start_time: startTime, end_time: endTime }]) => {
      const staff = await ask(client, search, { date, startTime, endTime }).catch(() => [])
      return [key, staff] as [string, SlotPerson[]]
    }),
  )
}

/**
 * The next free times, out of reads that are bounded: one for each open day, and one for each time that these leave open.
 * Rejects where no day is answered.
 */
export async function askSlots(client: ApolloClient, search: SlotSearch, pages: number): Promise<FoundSlots> {
  const open = openDays(search.from, DAYS_A_PAGE * pages, search)
  const answers = await Promise.allSettled(open.map((day) => askDay(client, search, day)))
  const days = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed && days.length === 0) throw failed.reason
  const asked = new Map<string, SlotPerson[]>()
  const find = (): Slot[] => nextSlots(days, search.length, { asked, relaxed: search.relaxed ?? null, most: SLOTS_A_PAGE * pages })
  for (let round = 0; round < ROUNDS; round += 1) {
    const unsure = find().filter(({ isSure }) => !isSure)
    const room = TIMES_A_PAGE * pages - asked.size
    if (unsure.length === 0 || room <= 0) break
    for (const [key, staff] of await askTimes(client, search, unsure.slice(0, room))) asked.set(key, staff)
  }
  const slots = find().filter(({ isSure }) => isSure)
  return { slots, days: open.length, isAvailabilityKnown: isAvailabilityKnown(days), leftOut: leftOut(days, search.length, slots) }
}
