export const upstreamModes = ['mock', 'upstream', 'compare'] as const
/** Who answers calls outside of mock sessions. `compare` repeats reads on the mock; writes go upstream only. */
export type UpstreamMode = (typeof upstreamModes)[number]
