export const billingCycle = { MONTH: { code: 'month', label: 'Monthly' }, YEAR: { code: 'year', label: 'Yearly' } } as const

/** Transaction types: a plan period, an invoice paid online, a refund. */
export const transactionType = {
  SUBSCRIPTION: { code: 'subscription', label: 'Subscription' },
  PAYMENT: { code: 'payment', label: 'Payment' },
  REFUND: { code: 'refund', label: 'Refund' },
} as const

/** Not in the spec. */
export const transactionStatus = {
  SUCCEEDED: { code: 'succeeded', label: 'Paid' },
  PENDING: { code: 'pending', label: 'Pending' },
  FAILED: { code: 'failed', label: 'Declined' },
} as const

export const transactionSort = {
  CREATED_AT: { code: 'created_at', label: 'Date' },
  AMOUNT: { code: 'amount', label: 'Amount' },
} as const

/** Purpose of a card form token. */
export const cardPurpose = {
  SETUP: { code: 'setup', label: 'Keep a card' },
  PAYMENT: { code: 'payment', label: 'Pay an invoice' },
} as const

/** Suggested reasons for leaving; any text is allowed. */
export const cancelReasons = [
  'It costs too much',
  'Something we need is missing',
  'We use something else now',
  'We’re closing or pausing the business',
  'It was only a test',
] as const
