import { dashboardEndpoints } from '@callout/contracts/dashboard/endpoints'
import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import type { Resolvers } from '../generated/resolvers.ts'
import { getList } from '../lists/listOf.ts'
import { isKnownStatus } from './jobRecords.ts'

export const dashboard = {
  Query: {
    dashboard: (_, input, { rest }) => rest(dashboardEndpoints.getDashboard, input),
    dayCounts: (_, input, { rest }) => rest(dashboardEndpoints.listDayCounts, input),
    activeStaff: getList(dashboardEndpoints.listActiveStaff, 'staff'),
  },
  StaffVisit: {
    status: ({ status }) => (isKnownStatus(status) ? (status as JobStatusCode) : null),
  },
} satisfies Resolvers
