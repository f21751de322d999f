export const accountingLayout = {
  QUICKBOOKS: { code: 'quickbooks', label: 'QuickBooks Online' },
  XERO: { code: 'xero', label: 'Xero' },
  JOURNAL: { code: 'journal', label: 'Journal' },
} as const

export const accountingKind = {
  ACCOUNT: { code: 'account', label: 'Account' },
  TAX: { code: 'tax', label: 'Tax' },
  ITEM: { code: 'item', label: 'Item' },
} as const

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
