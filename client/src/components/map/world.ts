import countries from 'world-atlas/countries-50m.json' with { type: 'json' }
import type { feature } from 'topojson-client'

/** Countries of the world at 1 to 50 million (Natural Earth). */
export const world = countries as unknown as Parameters<typeof feature>[0]
