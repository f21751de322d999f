export const attachmentType = {
  CONTRACT: { code: 'contract', label: 'Contract' },
  INVOICE: { code: 'invoice', label: 'Invoice' },
  RECEIPT: { code: 'receipt', label: 'Receipt' },
  JOB_FORM: { code: 'job_form', label: 'Job form' },
} as const
