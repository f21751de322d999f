import { parseTowns, type Town } from './towns.ts'
import text from './towns.txt?raw'

/** Towns of GeoNames, the largest first. */
export const towns: readonly Town[] = parseTowns(text)
