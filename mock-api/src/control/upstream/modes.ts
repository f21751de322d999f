export const upstreamModes = ['mock', 'upstream', 'compare'] as const
/** Source of replies outside of mock sessions. `compare` repeats reads on the mock; writes go upstream only. */
export type UpstreamMode = (typeof upstreamModes)[number]
