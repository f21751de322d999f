import type { CompanyRecord, WorkingDay } from './records.ts'

/** Monday to Friday, nine to five. */
export const officeHours: readonly WorkingDay[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  is_on: day >= 1 && day <= 5,
  open: '09:00',
  close: '17:00',
}))

/** How a company works before anybody says otherwise. */
export const companyDefaults = {
  business_hours: officeHours,
  holidays: [],
  slot_minutes: 30,
  warn_on_clash: true,
  default_duration_minutes: 60,
  default_priority: 2,
  late_after_minutes: 15,
  arrival_window_minutes: 30,
} as const satisfies Partial<CompanyRecord>
