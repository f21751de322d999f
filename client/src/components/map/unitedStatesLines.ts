import type { feature } from 'topojson-client'
import text from './unitedStatesLines.topojson?raw'

/** Lakes, rivers and main roads of the United States (Natural Earth), written by tools/mapLines.ts. */
export const unitedStatesLines = JSON.parse(text) as Parameters<typeof feature>[0]
