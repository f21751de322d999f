import { jobPage } from '../jobs/samples/list.ts'
import type { z } from '../wire/zod.ts'
import type { JobPage } from '../jobs/schemas/list.ts'
import type { PasswordChanged, Staff, StaffActiveData, StaffPage } from './schemas.ts'

const workingHours = [
  { day: 0, is_on: false, open: null, close: null },
  { day: 1, is_on: true, open: '08:00', close: '16:30' },
]

export const staff = {
  id: 501,
  name: 'Zora Zeppelin',
  email: 'zora@bright-home.test',
  phone_country_code: '1',
  phone: '5550151',
  color: '#2f9e44',
  role: 'staff_admin',
  authorities: ['dispatch'],
  branch_id: 1,
  category_ids: [3],
  address: '80 Elm Street, Chicago',
  latitude: 41.9,
  longitude: -87.6,
  location_at: 1767268800,
  avatar_url: null,
  is_active: true,
  availability_status: 1,
  working_hours: workingHours,
  time_off: [{ id: 1, date_from: '2026-12-21', date_to: '2026-12-31', start_time: null, end_time: null, note: 'Family' }],
  visits_today: 2,
  future_visits: 5,
  invitation_status: 1,
  created_at: 1767225600,
} satisfies z.input<typeof Staff>

export const staffPage = {
  staffs: [{ ...staff, future_visits: null }],
  seats: { used: 6, limit: 15 },
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} satisfies z.input<typeof StaffPage>

export const staffJobs = jobPage satisfies z.input<typeof JobPage>

export const staffActiveChanged = { staff: { ...staff, is_active: false }, visits_changed: 2 } satisfies z.input<typeof StaffActiveData>

export const passwordChanged = { changed: true } satisfies z.input<typeof PasswordChanged>
