export const paymentMethod = {
  CASH: { code: 0, label: 'Cash' },
  CHEQUE: { code: 1, label: 'Cheque' },
  CARD: { code: 2, label: 'Card' },
  BANK_TRANSFER: { code: 3, label: 'Bank transfer' },
  ONLINE: { code: 4, label: 'Online' },
} as const

export const allocationRule = {
  OLDEST_FIRST: { code: 'oldest_first', label: 'Oldest first' },
  PROPORTIONAL: { code: 'proportional', label: 'Proportionally' },
  MANUAL: { code: 'manual', label: 'Manually' },
} as const

export const invoiceAge = {
  CURRENT: { code: 'current', label: 'Not due yet', most: 0 },
  DAYS_30: { code: '1_30', label: '1–30 days', most: 30 },
  DAYS_60: { code: '31_60', label: '31–60 days', most: 60 },
  DAYS_90: { code: '61_90', label: '61–90 days', most: 90 },
  OLDER: { code: '90_plus', label: '90+ days', most: Infinity },
} as const

export const invoiceSort = {
  INVOICE_NUMBER: { code: 'invoice_number', label: 'Invoice' },
  ISSUE_DATE: { code: 'issue_date', label: 'Issued' },
  DUE_DATE: { code: 'due_date', label: 'Due' },
  TOTAL: { code: 'total', label: 'Total' },
  BALANCE_DUE: { code: 'balance_due', label: 'Balance' },
} as const

export const invoiceTab = {
  ALL: { code: 'all', label: 'All' },
  UNPAID: { code: 'unpaid', label: 'UnPaid' },
  OVERDUE: { code: 'overdue', label: 'Overdue' },
  PAID: { code: 'paid', label: 'Paid' },
  UNSENT: { code: 'unsent', label: 'Unsent' },
} as const
