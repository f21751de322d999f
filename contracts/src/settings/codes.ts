export const calendarView = {
  DAY: { code: 'day', label: 'Day' },
  WEEK: { code: 'week', label: 'Week' },
  MONTH: { code: 'month', label: 'Month' },
} as const

export const calendarColour = {
  STATUS: { code: 'status', label: 'Status' },
  STAFF: { code: 'staff', label: 'Staff' },
  CATEGORY: { code: 'category', label: 'Category' },
} as const
