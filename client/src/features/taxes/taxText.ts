export const taxNoun = { one: 'tax', many: 'taxes' } as const

export const formatRate = (rate: number): string => `${rate}%`

/** Records that a change or deletion doesn't affect. */
export const UNCHANGED = 'Existing jobs and invoices keep their rate.'
