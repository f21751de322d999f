/** A query with this context can be asked again while its call hangs: by default the second would wait for the first. */
export const noDeduplication = { queryDeduplication: false } as const
