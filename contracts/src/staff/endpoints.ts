import type { Endpoint } from '../wire/endpoint.ts'
import { JobPage } from '../jobs/schemas/list.ts'
import {
  PasswordChanged,
  Staff,
  StaffActiveBody,
  StaffActiveData,
  StaffBody,
  StaffChangeBody,
  StaffIdInput,
  StaffJobsQuery,
  StaffPage,
  StaffPasswordBody,
  StaffQuery,
} from './schemas.ts'

// oxfmt-ignore
export const staffEndpoints = {
  listStaff: { method: 'GET', path: '/staffs/staffs_listing', input: StaffQuery, data: StaffPage, access: 'user', origin: 'inferred' },
  listStaffJobs: { method: 'GET', path: '/staffs/get_staff_jobs', input: StaffJobsQuery, data: JobPage, access: 'user', origin: 'inferred' },
  getStaff: { method: 'GET', path: '/staffs/{id}', input: StaffIdInput, data: Staff, record: 'staff', access: 'user', origin: 'inferred' },
  createStaff: { method: 'POST', path: '/staffs', input: StaffBody, data: Staff, record: 'staff', access: 'user', origin: 'inferred' },
  updateStaff: { method: 'POST', path: '/staffs/update_staff', input: StaffChangeBody, takesNull: true, data: Staff, record: 'staff', access: 'user', origin: 'inferred' },
  setStaffActive: { method: 'POST', path: '/staffs/active_inactive', input: StaffActiveBody, data: StaffActiveData, access: 'user', origin: 'inferred' },
  changeStaffPassword: { method: 'POST', path: '/staffs/change_password', input: StaffPasswordBody, data: PasswordChanged, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
