export const taxNoun = { one: 'tax', many: 'taxes' } as const

/** "8.25%" */
export const rateWords = (rate: number): string => `${rate}%`

/** What a change or a deletion leaves alone. */
export const KEPT = 'Existing jobs and invoices keep their rate.'
