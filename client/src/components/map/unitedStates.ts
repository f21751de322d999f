import counties from 'us-atlas/counties-10m.json' with { type: 'json' }
import type { mesh } from 'topojson-client'

/** Nation, states and counties of the United States (Census Bureau). */
export const unitedStates = counties as unknown as Parameters<typeof mesh>[0]
