export const discountType = {
  PERCENTAGE: { code: 0, label: 'Percentage' },
  AMOUNT: { code: 1, label: 'Amount' },
} as const

/** Spec §9 "Tax basis"; the discount basis takes the same codes (decision D1). */
export const basis = {
  GROSS: { code: 0, label: 'Gross' },
  NET: { code: 1, label: 'Net' },
} as const

export const productType = {
  SERVICE: { code: 0, label: 'Service' },
  PRODUCT: { code: 1, label: 'Product' },
} as const

/** Numbers of the alternative progress labelling in spec §4. */
export const invoiceStatus = {
  UNPAID: { code: 9, label: 'UnPaid' },
  PAID: { code: 10, label: 'Paid' },
} as const

/** Scope of one invoice (decision D12). Default: the whole job. */
export const jobBilling = {
  WHOLE_JOB: { code: 0, label: 'The whole job once' },
  EACH_VISIT: { code: 1, label: 'Each visit' },
} as const

/** Billing filter of the job list (decision D25). */
export const jobInvoiceStatus = { NONE: { code: 'none', label: 'Not invoiced' }, ...invoiceStatus } as const

/** Attention filter of the job list (decision D25): the next 48 hours; invoices of the last 30 days. */
export const jobAttention = {
  LATE: { code: 'late', label: 'Late' },
  UNASSIGNED_SOON: { code: 'unassigned_soon', label: 'Unassigned within 48 hours' },
  CLASH: { code: 'clash', label: 'Clash within 48 hours' },
  NOT_INVOICED: { code: 'not_invoiced', label: 'Ready to invoice' },
} as const

/** Quotes in the job list (decision D61). Open: neither approved nor declined by the customer. */
export const jobQuoteFilter = {
  OPEN: { code: 'open', label: 'Open' },
  APPROVED: { code: 'approved', label: 'Approved' },
  NOT_ACCEPTED: { code: 'not_accepted', label: 'Not accepted' },
  ANY: { code: 'any', label: 'Any quote' },
} as const

export const quoteApprovalKind = {
  SIGNED: { code: 'signed', label: 'Signed' },
  PHONE: { code: 'phone', label: 'By phone' },
  MAIL: { code: 'mail', label: 'By mail' },
} as const

/** Spec §4 "Job history events" and those of wire.md. */
export const historyEvent = {
  CREATED: { code: 'created', label: 'Job created' },
  SCHEDULED_AND_ASSIGNED: { code: 'scheduled_and_assigned', label: 'Scheduled and assigned' },
  STATUS_CHANGED: { code: 'status_changed', label: 'Status changed' },
  INVOICE_GENERATED: { code: 'invoice_generated', label: 'Invoice generated' },
  PAYMENT_PROCESSED: { code: 'payment_processed', label: 'Payment processed' },
  RECEIPT_GENERATED: { code: 'receipt_generated', label: 'Receipt generated' },
  EDITED: { code: 'edited', label: 'Edited' },
  NOTE: { code: 'note', label: 'Note' },
} as const

export const recurrenceFrequency = {
  DAILY: { code: 1, label: 'Daily', unit: 'day' },
  WEEKLY: { code: 2, label: 'Weekly', unit: 'week' },
  MONTHLY: { code: 3, label: 'Monthly', unit: 'month' },
  YEARLY: { code: 4, label: 'Yearly', unit: 'year' },
} as const

export const jobSort = {
  JOB_NUMBER: { code: 'job_number', label: 'Job' },
  TITLE: { code: 'title', label: 'Title' },
  CUSTOMER: { code: 'customer', label: 'Customer' },
  STATUS: { code: 'status', label: 'Status' },
  PRIORITY: { code: 'priority', label: 'Priority' },
  START_AT: { code: 'start_at', label: 'When' },
  TOTAL: { code: 'total', label: 'Total' },
} as const

export const changeScope = {
  THIS: { code: 'this', label: 'This visit' },
  FUTURE: { code: 'future', label: 'This and future visits' },
  ALL: { code: 'all', label: 'All visits' },
} as const

export const preserveReason = {
  COMPLETED: { code: 'completed', label: 'Completed' },
  UNDER_WAY: { code: 'under_way', label: 'In progress' },
  CANCELLED: { code: 'cancelled', label: 'Cancelled' },
  MOVED_BY_HAND: { code: 'moved_by_hand', label: 'Moved manually' },
  BEFORE_THE_EDIT: { code: 'before_the_edit', label: 'Before this visit' },
} as const
