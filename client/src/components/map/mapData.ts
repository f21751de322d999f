/** Countries and towns for a map without tiles, in one chunk. */
export { towns } from './townData.ts'
export { world } from './world.ts'
