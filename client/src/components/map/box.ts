/** A part of the map, in degrees. */
export interface Box {
  readonly north: number
  readonly south: number
  readonly east: number
  readonly west: number
}
