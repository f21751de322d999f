export const earningBucket = {
  HOUR: { code: 'hour', label: 'Hour' },
  DAY: { code: 'day', label: 'Day' },
  WEEK: { code: 'week', label: 'Week' },
  MONTH: { code: 'month', label: 'Month' },
} as const

export const earningSort = {
  PAID_AT: { code: 'paid_at', label: 'Received' },
  AMOUNT: { code: 'amount', label: 'Amount' },
} as const
