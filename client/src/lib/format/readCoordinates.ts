import { type GeoPlace, getPlace } from '@callout/contracts/jobs/routes'

type Axis = 'latitude' | 'longitude'

const hemispheres = { N: ['latitude', 1], S: ['latitude', -1], E: ['longitude', 1], W: ['longitude', -1] } as const
const limits = { latitude: 90, longitude: 180 } as const

const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`
/** Minutes and seconds need a degree sign or a hemisphere: "30 45" is a pair. */
const pattern = new RegExp(
  String.raw`^([NSEW])?\s*([+-])?\s*(${NUMBER})\s*(°)?\s*(?:(${NUMBER})\s*'?\s*(?:(${NUMBER})\s*"?\s*)?)?([NSEW])?$`,
  'i',
)

/** ASCII for minus signs, degree signs and primes; `''` is a double prime. */
const toAscii = (text: string): string =>
  text
    .replace(/[\u2212\u2013\uFF0D]/g, '-')
    .replace(/[º˚]|deg(?:rees?)?\b/gi, '°')
    .replace(/″|”|“|''|′′/g, '"')
    .replace(/[′’‘ʹ]/g, "'")
    .replace(/\p{Cf}/gu, '')
    .trim()

const parse = (text = ''): number => Number(text.replace(',', '.'))

interface Coordinate {
  readonly degrees: number
  /** null without a hemisphere. */
  readonly axis: Axis | null
}

function parseCoordinate(text: string): Coordinate | null {
  const [, lead, sign, degrees, mark, minutes, seconds, trail] = pattern.exec(text.trim()) ?? []
  const letter = (lead ?? trail)?.toUpperCase()
  const [axis, direction] = letter === undefined ? ([null, 1] as const) : hemispheres[letter as keyof typeof hemispheres]
  if (degrees === undefined || (lead && trail) || (axis && sign)) return null
  if (minutes !== undefined && ((!mark && axis === null) || !Number.isInteger(parse(degrees)) || parse(minutes) >= 60)) return null
  if (seconds !== undefined && (!Number.isInteger(parse(minutes)) || parse(seconds) >= 60)) return null
  const size = parse(degrees) + parse(minutes ?? '0') / 60 + parse(seconds ?? '0') / 3600
  return { degrees: size * (sign === '-' ? -1 : direction), axis }
}

const isOn = (axis: Axis, { axis: named }: Coordinate): boolean => named === null || named === axis
const isWithin = (axis: Axis, { degrees }: Coordinate): boolean => Math.abs(degrees) <= limits[axis]

const DECIMALS = 6
/** To about 10 cm. */
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/** Reads "30.2672", "30.2672° N", "33°52′08″ S" or "30,2672", of any size. null: no coordinate of this axis. */
export function readCoordinate(text: string, axis: Axis): number | null {
  const coordinate = parseCoordinate(toAscii(text))
  return coordinate && isOn(axis, coordinate) ? rounded(coordinate.degrees) : null
}

/** Where a pair may be split: at separators, and between a hemisphere and the next number. */
const separators = /\s*[,;/\n\t]\s*|\s+|(?<=[NS])(?=\d)|(?<=[\d°'"])(?=[EW]\s*\d)/gi

function pairOf(first: Coordinate | null, second: Coordinate | null): GeoPlace | null {
  if (!first || !second || (first.axis === null) !== (second.axis === null)) return null
  const [latitude, longitude] = first.axis === 'longitude' ? [second, first] : [first, second]
  if (!isOn('latitude', latitude) || !isWithin('latitude', latitude) || !isWithin('longitude', longitude)) return null
  return getPlace({ latitude: rounded(latitude.degrees), longitude: rounded(longitude.degrees) })
}

/** Reads a pair: "30.2672, -97.7431" or "30.2672° N, 97.7431° W". null: none, or more than one reading. */
export function readCoordinates(text: string): GeoPlace | null {
  const plain = toAscii(text).replace(/^\(|\)$/g, '')
  const pairs = [...plain.matchAll(separators)].flatMap(({ 0: separator, index }) => {
    const pair = pairOf(parseCoordinate(plain.slice(0, index)), parseCoordinate(plain.slice(index + separator.length)))
    return pair ? [pair] : []
  })
  return pairs.length === 1 ? (pairs[0] ?? null) : null
}
