export const period = {
  DAY: { code: '1D', label: 'Day' },
  WEEK: { code: '1W', label: 'Week' },
  MONTH: { code: '1M', label: 'Month' },
  YEAR: { code: '1Y', label: 'Year' },
  ALL: { code: 'All', label: 'All' },
} as const

/** Reasons of attention items (wire.md §4.4). */
export const attentionKind = {
  LATE_VISIT: { code: 'late_visit', label: 'Late' },
  UNASSIGNED_SOON: { code: 'unassigned_soon', label: 'Unassigned within 48 hours' },
  CLASH: { code: 'clash', label: 'Clash' },
  FINISHED_NOT_INVOICED: { code: 'finished_not_invoiced', label: 'Ready to invoice' },
  INVOICE_OVERDUE: { code: 'invoice_overdue', label: 'Invoice overdue' },
} as const
