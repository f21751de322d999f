import type { Endpoint } from '../wire/endpoint.ts'
import { z } from '../wire/zod.ts'
import { ActiveStaffPage, ActiveStaffQuery, Dashboard, DashboardQuery, DayCount, DayCountQuery } from './schemas.ts'

// oxfmt-ignore
export const dashboardEndpoints = {
  getDashboard: { method: 'GET', path: '/dashboard', input: DashboardQuery, data: Dashboard, access: 'user', origin: 'inferred' },
  listDayCounts: { method: 'GET', path: '/dashboard/day_wise_job_count', input: DayCountQuery, data: z.array(DayCount), access: 'user', origin: 'inferred' },
  listActiveStaff: { method: 'GET', path: '/dashboard/active_staffs', input: ActiveStaffQuery, data: ActiveStaffPage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
