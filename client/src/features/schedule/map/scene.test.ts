import { afterEach, expect, test, vi } from 'vitest'
import type { Format } from '../../../lib/format/useFormat.ts'
import { ana, ben, NINE } from '../../../testing/jobs.ts'
import type { BoardDayFragment } from '../visits/board.generated.ts'
import { dayOf, person, placed } from '../testing/dispatchDay.ts'
import { mapDay } from './mapDay.ts'
import { dayRuler } from '../board/dayRuler.ts'
import { plannedDay, withPlan } from './plannedScene.ts'
import { sceneOf } from './scene.ts'
import { readTiles } from '../../../components/map/tiles.ts'

const format = { getTime: String, timeRange: (from: number, to: number) => `${from}–${to}` } as unknown as Format
const sceneWith = (visits: readonly object[]) => {
  const { dispatchMap } = dayOf(visits, [], [person(ana), person(ben)]) as { dispatchMap: BoardDayFragment }
  return sceneOf(mapDay(dispatchMap), format)
}
const cy = { __typename: 'StaffMember', id: '9', name: 'Cy Young', color: '#2f9e44' } as const
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('a visit of several technicians is on the map once', () => {
  const { pins } = sceneWith([placed({ id: '1' }, at(30.26721, -97.74311)), placed({ id: '3', staff: [ana, ben] }, at(30.4, -97.7))])
  expect(pins.map(({ id }) => id).toSorted()).toEqual(['1', '3'])
})

test('a plan under review has planned pins and routes beside those of today that it replaces', () => {
  const [north, south, west] = [at(30.3, -97.7), at(30.1, -97.7), at(30.2, -97.9)]
  const { dispatchMap: day } = dayOf(
    [
      placed({ id: '1' }, north),
      placed({ id: '2', startAt: NINE + 2 * 3600, endAt: NINE + 3 * 3600 }, south),
      placed({ id: '3', staff: [ben] }, west),
      placed({ id: '4', staff: [ben], startAt: NINE + 4 * 3600, endAt: NINE + 5 * 3600 }, north),
    ],
    [placed({ id: '5', staff: [], status: 'UNASSIGNED' }, west)],
    [person(ana), person(ben), person(cy)],
  ) as { dispatchMap: BoardDayFragment }
  const ruler = dayRuler('2026-11-23', 'America/New_York')
  // 540 is nine o'clock. Ana's second visit comes first, the unassigned one becomes Cy's, and Ben's second goes to another day.
  const preview = new Map([
    ['2', { from: 540 - 60, to: 540, laneIds: [ana.id] }],
    ['5', { from: 600, to: 660, laneIds: [cy.id] }],
    ['4', { from: 780, to: 840, laneIds: [] }],
  ])
  const labels = new Map([...preview.keys()].map((id) => [id, `Plan of ${id}`]))
  const { pins, routes } = withPlan(sceneOf(mapDay(day), format), sceneOf(mapDay(plannedDay(day, preview, ruler)), format), labels)
  expect(
    pins.map(({ id, initials, number, plan }) => [id, initials, number, plan && [plan.text, plan.face?.initials, plan.face?.number]]),
  ).toEqual([
    ['1', 'AS', 1, null],
    ['2', 'AS', 2, ['Plan of 2', 'AS', 1]],
    ['3', 'BO', 1, null],
    ['4', 'BO', 2, ['Plan of 4', undefined, undefined]],
    ['5', null, null, ['Plan of 5', 'CY', 1]],
  ])
  expect(pins.find(({ id }) => id === '5')?.label).toMatch(/, Plan of 5$/)
  expect(routes.map(({ personId, plan, places }) => [personId, plan, places])).toEqual([
    [ana.id, 'REPLACED', [north, south]],
    [ben.id, 'REPLACED', [west, north]],
    [ana.id, 'PLANNED', [south, north]],
    [ben.id, 'PLANNED', [west]],
    [cy.id, 'PLANNED', [west]],
  ])
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
