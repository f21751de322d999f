export const messageStatus = {
  QUEUED: { code: 0, label: 'Queued' },
  SENT: { code: 1, label: 'Sent' },
  DELIVERED: { code: 2, label: 'Delivered' },
  OPENED: { code: 3, label: 'Opened' },
  FAILED: { code: 4, label: 'Failed' },
  CANCELLED: { code: 5, label: 'Cancelled' },
} as const

/** Events of company notifications (wire.md §4.12). */
export const companyEvent = {
  JOB_CREATED: { code: 'job_created', label: 'Job created' },
  JOB_ASSIGNED: { code: 'job_assigned', label: 'Job assigned' },
  VISIT_MOVED: { code: 'visit_moved', label: 'Visit moved' },
  STAFF_ON_THE_WAY: { code: 'staff_on_the_way', label: 'Staff on the way' },
  STAFF_REACHED: { code: 'staff_reached', label: 'Staff reached' },
  SERVICE_STARTED: { code: 'service_started', label: 'Service started' },
  JOB_FINISHED: { code: 'job_finished', label: 'Job finished' },
  JOB_CANCELLED: { code: 'job_cancelled', label: 'Job cancelled' },
  JOB_DECLINED: { code: 'job_declined', label: 'Visit declined' },
  INVOICE_CREATED: { code: 'invoice_created', label: 'Invoice created' },
  PAYMENT_RECEIVED: { code: 'payment_received', label: 'Payment received' },
  FORM_SUBMITTED: { code: 'form_submitted', label: 'Form submitted' },
} as const

export const customerEvent = {
  VISIT_CONFIRMATION: { code: 'visit_confirmation', label: 'Visit confirmation' },
  VISIT_REMINDER: { code: 'visit_reminder', label: 'Visit reminder' },
  ON_THE_WAY: { code: 'on_the_way', label: 'On the way' },
  VISIT_MOVED: { code: 'visit_moved', label: 'Visit moved' },
  JOB_FINISHED: { code: 'job_finished', label: 'Job finished' },
  JOB_CANCELLED: { code: 'job_cancelled', label: 'Job cancelled' },
  INVOICE_SENT: { code: 'invoice_sent', label: 'Invoice sent' },
  PAYMENT_RECEIPT: { code: 'payment_receipt', label: 'Payment receipt' },
  INVOICE_OVERDUE: { code: 'invoice_overdue', label: 'Invoice overdue' },
} as const

export const messageMedium = {
  EMAIL: { code: 'email', label: 'Email' },
  SMS: { code: 'sms', label: 'Text message' },
} as const

export const messageSort = {
  SENT_AT: { code: 'sent_at', label: 'Sent' },
} as const
