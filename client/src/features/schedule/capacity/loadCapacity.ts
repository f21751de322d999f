import type { ApolloClient } from '@apollo/client'
import { availableMinutes, type CapacityDay, type CapacityPerson, type CapacityVisit } from '../planner/capacity.ts'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { visitName } from '../visits/visitName.ts'
import { CapacityDayDocument, type CapacityDayQuery, type CapacityStaffQuery } from './capacity.generated.ts'

type DispatchDay = CapacityDayQuery['dispatchMap']
type StaffItem = CapacityStaffQuery['staff']['items'][number]

export const capacityGroupings = { branch: 'Branch', trade: 'Trade' } as const
export type CapacityGrouping = keyof typeof capacityGroupings

export interface NamedPerson extends CapacityPerson {
  readonly name: string
}

export interface NamedVisit extends CapacityVisit {
  readonly jobId: string | null
  readonly name: string
  readonly date: string
}

/** A day; null: it could not be loaded. */
export type LoadedDay = DispatchDay | null

/** Loads the days, a few at a time. Resolves with the reason of the first failure, if any. */
export async function loadDays(
  client: ApolloClient,
  { dates, branchId }: { readonly dates: readonly string[]; readonly branchId: string | null },
  signal: AbortSignal,
) {
  const days = new Map<string, LoadedDay>()
  let error: unknown
  await inParallel(
    dates,
    MOST_AT_ONCE,
    async (date) => {
      try {
        const input = { date, ...(branchId !== null && { branchId }) }
        const { data } = await client.query({ query: CapacityDayDocument, variables: { input }, fetchPolicy: 'no-cache' })
        days.set(date, data?.dispatchMap ?? null)
      } catch (reason) {
        error ??= reason
        days.set(date, null)
      }
    },
    signal,
  )
  return { days, error }
}

const isOff = (status: string | null): boolean => status === 'CANCELLED' || status === 'DECLINED'

function getVisits(date: string, { visits, unassigned }: DispatchDay, by: CapacityGrouping): NamedVisit[] | null {
  if (visits === null && unassigned === null) return null
  const all = new Map([...(unassigned ?? []), ...(visits ?? [])].map((of) => [of.id, of]))
  return [...all.values()]
    .filter(({ visit }) => !isOff(visit.status))
    .map(({ id, jobId, jobNumber, title, branchId, category, visit: { startAt, endAt, staff } }) => ({
      id,
      jobId,
      date,
      name: visitName({ id, jobNumber, title }),
      group: by === 'branch' ? branchId : (category?.id ?? null),
      minutes: startAt === null || endAt === null || endAt <= startAt ? null : (endAt - startAt) / 60,
      staffCount: staff?.length ?? 0,
    }))
}

interface Rules {
  readonly by: CapacityGrouping
  readonly staff: ReadonlyMap<string, StaffItem>
  /** Only people of this branch; null: everyone. */
  readonly branchId: string | null
  readonly holidays: ReadonlySet<string>
}

/** A loaded day with the hours of its people. People of another branch who have a visit here add no hours. */
export function capacityDay(date: string, day: DispatchDay, rules: Rules): CapacityDay<NamedPerson, NamedVisit> {
  const { by, staff, branchId, holidays } = rules
  const people = day.staff
    ?.filter(({ id }) => branchId === null || (staff.get(id)?.branchId ?? branchId) === branchId)
    .map(({ id, name, hours, timeOff }) => {
      const member = staff.get(id)
      return {
        id,
        name: name ?? member?.name ?? `#${id}`,
        groups: by === 'branch' ? (member?.branchId ? [member.branchId] : []) : (member?.categoryIds ?? []),
        minutes: holidays.has(date) ? 0 : availableMinutes(hours, timeOff ?? []),
      }
    })
  return { date, people: people ?? null, visits: getVisits(date, day, by) }
}
