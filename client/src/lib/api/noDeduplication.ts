/** Query context that lets a query be sent again while an earlier request for it hangs. */
export const noDeduplication = { queryDeduplication: false } as const
