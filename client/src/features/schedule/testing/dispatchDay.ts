import type { FakeAnswer, FakeOperation } from '../../../testing/fakeGateway.ts'
import { ana, ben, job, visit } from '../../../testing/jobs.ts'

/** A technician of the day. */
export const person = ({ id, name, color }: { readonly id: string; readonly name: string; readonly color: string }, more: object = {}) => ({
  __typename: 'DispatchStaff',
  id,
  name,
  color,
  availabilityStatus: 'AVAILABLE',
  latitude: null,
  longitude: null,
  locationAt: null,
  hours: { __typename: 'DayHours', isOn: true, open: '08:00', close: '17:00' },
  timeOff: [],
  ...more,
})

/** A visit of the day; `more`: additional job fields of board and map. */
export const placed = (part: Parameters<typeof visit>[0] = {}, more: object = {}) => {
  const of = visit(part)
  const { jobNumber, title, priority, branchId, customer, property, category } = job()
  return {
    __typename: 'DispatchVisit',
    id: of.id,
    jobId: '12',
    jobNumber,
    title,
    priority,
    branchId,
    customer,
    property,
    category,
    address: '12 Oak Street',
    latitude: null,
    longitude: null,
    visitsTotal: 1,
    isJob: null,
    visit: of,
    ...more,
  }
}

/** Monday, 23 November 2026. */
export const dayOf = (visits: readonly object[], unassigned: readonly object[] = [], staff = [person(ana), person(ben)]): FakeAnswer => ({
  dispatchMap: { __typename: 'DispatchMap', date: '2026-11-23', isFromJobs: null, branch: null, staff, visits, unassigned },
})

export const boardSettings = {
  BoardSettings: {
    companySettings: {
      __typename: 'CompanySettings',
      team: { __typename: 'TeamSetting', businessHours: null, holidays: null, slotMinutes: 30, warnOnClash: true },
      job: null,
    },
  },
}

/** Replies of `PlanTrades`: who works in which categories, by person; null: unknown. */
export const planTrades = (trades: Readonly<Record<string, readonly string[] | null>>): Record<'PlanTrades', FakeOperation> => ({
  PlanTrades: ({ input }) => ({
    rankedStaff: Object.entries(trades).map(([id, categoryIds]) => ({
      __typename: 'RankedStaff',
      id,
      categoryMatch: categoryIds === null ? null : categoryIds.includes((input as { categoryId: string }).categoryId),
    })),
  }),
})
