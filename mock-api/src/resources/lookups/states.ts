import { readFile } from 'node:fs/promises'
import type { State } from '@callout/contracts/lookups/schemas'
import { countries } from './countries.ts'

interface Area {
  readonly code: string
  readonly name: string
}
export interface KnownState extends State {
  readonly id: number
  readonly code: string
  readonly country_id: number
  readonly country_code: string
}

const countryIds = new Map(countries.map(({ code, id }) => [code, id]))
let states: Promise<readonly KnownState[]> | undefined

async function readStates(): Promise<KnownState[]> {
  const areas = JSON.parse(await readFile(new URL(import.meta.resolve('#cities/admin1.json')), 'utf8')) as Area[]
  return areas.flatMap(({ code, name }, index) => {
    const [country_code = '', area = ''] = code.split('.')
    const country_id = countryIds.get(country_code)
    return country_id === undefined ? [] : [{ id: index + 1, name, code: area, country_id, country_code }]
  })
}

const allStates = (): Promise<readonly KnownState[]> => (states ??= readStates())

export async function statesOf(countryId: number | undefined, countryCode: string | undefined): Promise<State[]> {
  const id = countryId ?? countryIds.get((countryCode ?? '').toUpperCase())
  return (await allStates())
    .filter(({ country_id }) => country_id === id)
    .map(({ country_code: _, ...state }) => state)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export const stateWithId = async (id: number): Promise<KnownState | undefined> => (await allStates()).find((state) => state.id === id)
