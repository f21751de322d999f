import type { GeoPlace } from '@callout/contracts/jobs/routes'

const DEGREES = String.raw`([+-]?\d{1,3}(?:[.]\d+)?)\s*°?\s*([NSEW])?`
const pair = new RegExp(`^\\s*${DEGREES}\\s*[,;\\s]\\s*${DEGREES}\\s*$`, 'i')
const marks = { N: 1, S: -1, E: 1, W: -1 } as const

const signed = (text: string, mark: string | undefined): number =>
  Number(text) * (mark ? marks[mark.toUpperCase() as keyof typeof marks] : 1)

/** Parses "30.2672, -97.7431" or "30.2672° N, 97.7431° W". null: invalid. */
export function coordinatesOf(text: string): GeoPlace | null {
  const [, first = '', firstMark, second = '', secondMark] = pair.exec(text) ?? []
  if (first === '' || second === '' || (firstMark === undefined) !== (secondMark === undefined)) return null
  if (firstMark && (!/[NS]/i.test(firstMark) || !/[EW]/i.test(secondMark ?? ''))) return null
  const [latitude, longitude] = [signed(first, firstMark), signed(second, secondMark)]
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}

const DECIMALS = 6

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/** To about 10 cm. */
export const roundedPlace = ({ latitude, longitude }: GeoPlace): GeoPlace => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

/** Coordinates as field text. */
export const coordinateText = (place: GeoPlace): string => {
  const { latitude, longitude } = roundedPlace(place)
  return `${latitude}, ${longitude}`
}
