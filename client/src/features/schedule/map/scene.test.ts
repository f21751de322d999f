import { afterEach, expect, test, vi } from 'vitest'
import type { Format } from '../../../lib/format/useFormat.ts'
import { ana, ben } from '../../../testing/jobs.ts'
import type { BoardDayFragment } from '../shared/board.generated.ts'
import { dayOf, person, placed } from '../testing/dispatchDay.ts'
import { mapDay } from './mapDay.ts'
import { sceneOf } from './scene.ts'
import { readTiles } from '../shared/map/tiles.ts'

const format = { timeOf: String, timeRange: (from: number, to: number) => `${from}–${to}` } as unknown as Format
const sceneWith = (visits: readonly object[]) => {
  const { dispatchMap } = dayOf(visits, [], [person(ana), person(ben)]) as { dispatchMap: BoardDayFragment }
  return sceneOf(mapDay(dispatchMap), format)
}
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('a visit of several technicians is on the map once', () => {
  const { pins } = sceneWith([placed({ id: '1' }, at(30.26721, -97.74311)), placed({ id: '3', staff: [ana, ben] }, at(30.4, -97.7))])
  expect(pins.map(({ id }) => id).toSorted()).toEqual(['1', '3'])
})

afterEach(() => vi.unstubAllGlobals())
const answering = (settings: unknown, ok = true) =>
  vi.stubGlobal('fetch', () => (ok ? Promise.resolve(Response.json(settings)) : Promise.reject(new TypeError('Failed to fetch'))))

test('reads tiles from the server’s settings; an invalid URL, no response and no setting mean none', async () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  answering({ mapTiles: { url, attribution: '© Tiles Ltd' } })
  expect(await readTiles()).toEqual({ url, attribution: '© Tiles Ltd' })
  for (const mapTiles of [undefined, null, { url: 'https://tiles.example/map.png' }, { url: `javascript:${url}` }]) {
    answering({ mapTiles })
    expect(await readTiles()).toBe(null)
  }
  answering({}, false)
  expect(await readTiles()).toBe(null)
})
