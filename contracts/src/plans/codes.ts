export const billingCycle = { MONTH: { code: 'month', label: 'Monthly' }, YEAR: { code: 'year', label: 'Yearly' } } as const

/** What a transaction was for: a period of the plan, an invoice that a customer paid online, money that went back. */
export const transactionType = {
  SUBSCRIPTION: { code: 'subscription', label: 'Subscription' },
  PAYMENT: { code: 'payment', label: 'Payment' },
  REFUND: { code: 'refund', label: 'Refund' },
} as const

/** What has become of a transaction (ours: the spec shows none). */
export const transactionStatus = {
  SUCCEEDED: { code: 'succeeded', label: 'Paid' },
  PENDING: { code: 'pending', label: 'Pending' },
  FAILED: { code: 'failed', label: 'Declined' },
} as const

/** Columns by which transactions can be sorted. */
export const transactionSort = {
  CREATED_AT: { code: 'created_at', label: 'Date' },
  AMOUNT: { code: 'amount', label: 'Amount' },
} as const

/** What a token of the card form is for. */
export const cardPurpose = {
  SETUP: { code: 'setup', label: 'Keep a card' },
  PAYMENT: { code: 'payment', label: 'Pay an invoice' },
} as const

/** Why people leave; any other text is a reason, too. */
export const cancelReasons = [
  'It costs too much',
  'Something we need is missing',
  'We use something else now',
  'We’re closing or pausing the business',
  'It was only a test',
] as const
