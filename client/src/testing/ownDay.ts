import type { FakeOperation } from './fakeGateway.ts'
import { historyOf, job, visit } from './jobs.ts'
import { technician } from './people.ts'

const { customer, property, category } = job()

/** A visit as `MyDay` returns it; ids follow the visit's. */
export const dayVisit = (part: Parameters<typeof visit>[0] = {}, more: object = {}) => {
  const of = visit({ allowedActions: ['ON_THE_WAY', 'REACHED', 'START', 'DECLINE'], ...part })
  return {
    __typename: 'DispatchVisit',
    id: of.id,
    jobId: '12',
    jobNumber: 'J-1012',
    title: 'Boiler repair',
    priority: 'HIGH',
    branchId: '1',
    customer,
    property,
    category,
    address: '12 Oak Street, Salem',
    latitude: null,
    longitude: null,
    visitsTotal: 1,
    isJob: null,
    visit: of,
    ...more,
  }
}

/** Responses for the page of a technician's day. */
export const dayAnswers = (visits: readonly ReturnType<typeof dayVisit>[] | null, isShared = false): Record<string, FakeOperation> => ({
  Me: { me: technician },
  MyDay: {
    dispatchMap: {
      __typename: 'DispatchMap',
      date: '2026-11-23',
      staff: [{ __typename: 'DispatchStaff', id: technician.id, availabilityStatus: 'AVAILABLE' }],
      visits,
      serverAt: 1_795_440_000,
    },
  },
  PositionRule: {
    companySettings: {
      __typename: 'CompanySettings',
      team: {
        __typename: 'TeamSetting',
        shareLocation: isShared,
        staffCanAddItems: null,
        staffCanCollect: null,
        staffCanQuote: null,
        staffCanSeePrices: null,
      },
    },
  },
  LateRule: {
    companySettings: { __typename: 'CompanySettings', job: { __typename: 'JobSetting', lateAfterMinutes: 15, stepBackMinutes: 10 } },
  },
  Job: ({ id }) => {
    const ofJob = visits?.find(({ jobId }) => jobId === id)?.visit ?? visit()
    const { status, allowedActions, lockVersion } = ofJob
    return { job: { ...job({ id: String(id), status, allowedActions, lockVersion }), visits: [ofJob] } }
  },
  JobHistory: historyOf([]),
})
