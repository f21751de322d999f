export const customerSort = {
  NAME: { code: 'name', label: 'Name' },
  CREATED_AT: { code: 'created_at', label: 'Customer since' },
  OUTSTANDING_BALANCE: { code: 'outstanding_balance', label: 'Outstanding balance' },
} as const
