/** In sentences. */
export const customerNoun = { one: 'customer', many: 'customers' } as const
