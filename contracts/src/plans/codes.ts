export const billingCycle = { MONTH: { code: 'month', label: 'Monthly' }, YEAR: { code: 'year', label: 'Yearly' } } as const

export const transactionType = {
  SUBSCRIPTION: { code: 'subscription', label: 'Subscription' },
  PAYMENT: { code: 'payment', label: 'Payment' },
  REFUND: { code: 'refund', label: 'Refund' },
} as const

export const transactionStatus = {
  SUCCEEDED: { code: 'succeeded', label: 'Paid' },
  PENDING: { code: 'pending', label: 'Pending' },
  FAILED: { code: 'failed', label: 'Declined' },
} as const

export const transactionSort = {
  CREATED_AT: { code: 'created_at', label: 'Date' },
  AMOUNT: { code: 'amount', label: 'Amount' },
} as const

export const cardPurpose = {
  SETUP: { code: 'setup', label: 'Keep a card' },
  PAYMENT: { code: 'payment', label: 'Pay an invoice' },
} as const

export const cancelReasons = [
  'It costs too much',
  'Something we need is missing',
  'We use something else now',
  'We’re closing or pausing the business',
  'It was only a test',
] as const
