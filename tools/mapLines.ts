/**
 * Writes the map's lakes, rivers and main roads of the United States. FOLDER has the layers below of Natural Earth 1:10m as GeoJSON
 * (`ne_10m_roads.json` and so on), with the country's roads only:
 * `npm install --prefix FOLDER topojson-client@3.1.0 topojson-server@3.0.1 topojson-simplify@3.0.3 && node tools/mapLines.ts FOLDER`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

type Position = readonly [longitude: number, latitude: number]
interface Shape {
  readonly type: string
  readonly coordinates: unknown
}
interface Layer {
  readonly features: readonly { readonly geometry: Shape | null }[]
}

const [, , folder] = process.argv
if (folder === undefined) throw new Error('Usage: node tools/mapLines.ts FOLDER')
const source = resolve(folder)
const load = createRequire(join(source, 'package.json'))
const { topology } = load('topojson-server') as { topology: (objects: object, quantization: number) => object }
const { quantize } = load('topojson-client') as { quantize: (topology: object, quantization: number) => object }
const { presimplify, simplify, filterWeight, filter } = load('topojson-simplify') as Record<string, (...input: unknown[]) => object>

const layers = {
  lakes: ['ne_10m_lakes', 'ne_10m_lakes_north_america'],
  rivers: ['ne_10m_rivers_lake_centerlines', 'ne_10m_rivers_north_america'],
  roads: ['ne_10m_roads'],
} as const

/** Smaller bends, in square degrees, are below the accuracy of the data. */
const LEAST_AREA = 5e-5
/** Steps of about 200 m. */
const QUANTIZATION = 5e4

const positionsOf = (coordinates: unknown): Position[] =>
  Array.isArray(coordinates) && typeof coordinates[0] === 'number'
    ? [coordinates as unknown as Position]
    : (coordinates as unknown[]).flatMap(positionsOf)

const isNear = ([longitude, latitude]: Position): boolean =>
  (longitude > -125 && longitude < -66.5 && latitude > 24.5 && latitude < 49.2) ||
  (longitude > -161 && longitude < -154 && latitude < 23 && latitude > 18)

function read(name: string): Shape[] {
  const { features } = JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8')) as Layer
  return features.flatMap(({ geometry }) => (geometry && positionsOf(geometry.coordinates).some(isNear) ? [geometry] : []))
}

const objects = Object.fromEntries(
  Object.entries(layers).map(([name, files]) => [name, { type: 'GeometryCollection', geometries: files.flatMap(read) }]),
)
if (!presimplify || !simplify || !filter || !filterWeight) throw new Error('topojson-simplify exports other functions.')
const exact = presimplify(topology(objects, QUANTIZATION))
const simplified = quantize(filter(simplify(exact, LEAST_AREA), filterWeight(exact, LEAST_AREA)), QUANTIZATION)
const target = new URL('../client/src/components/map/unitedStatesLines.topojson', import.meta.url)
writeFileSync(target, `${JSON.stringify(simplified)}\n`)
