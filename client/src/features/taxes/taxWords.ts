export const taxNoun = { one: 'tax', many: 'taxes' } as const

export const rateWords = (rate: number): string => `${rate}%`

/** Records that a change or deletion doesn't affect. */
export const UNCHANGED = 'Existing jobs and invoices keep their rate.'
