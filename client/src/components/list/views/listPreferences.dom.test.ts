import { afterEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../../../lib/session/session.ts'
import { changeListPreferences, parseSaved, readSaved, type SavedView } from './listPreferences.ts'

const oak: SavedView = { id: 'v1', name: 'Oak Street', query: 'q=oak', days: 'today' }
const list = { name: 'job', columns: { number: { label: 'Job' }, status: { label: 'Status' }, total: { label: 'Total' } } }
const nothing = { views: [], defaultView: null, columns: null, perPage: 10 }

afterEach(() => localStorage.clear())

test('preferences belong to one user and end with the session', () => {
  writeSession({ authToken: 'a', authEmail: 'olivia@demo.test' })
  changeListPreferences(list, { views: [oak], defaultView: 'v1', columns: ['number', 'status'] })
  writeSession({ authToken: 'b', authEmail: 'ben@demo.test' })
  expect(readSaved(list)).toEqual(nothing)
  writeSession({ authToken: 'c', authEmail: 'Olivia@demo.test' })
  expect(readSaved(list)).toEqual({ ...nothing, views: [oak], defaultView: 'v1', columns: ['number', 'status'] })
  clearSession()
  writeSession({ authToken: 'd', authEmail: 'olivia@demo.test' })
  expect(readSaved(list)).toEqual(nothing)
})

test('changes one part without the others', () => {
  changeListPreferences(list, { views: [oak] })
  changeListPreferences(list, { columns: ['number', 'total'] })
  expect(readSaved(list)).toEqual({ ...nothing, views: [oak], columns: ['number', 'total'] })
})

test.each([
  ['nothing', null],
  ['no JSON', '{"version":'],
  ['another version', '{"version":99,"views":[{"id":"v1","name":"A","query":""}]}'],
  ['a list in place of an object', '[]'],
  ['null', 'null'],
])('%s counts as empty', (_, text) => {
  expect(parseSaved(list, text)).toEqual(nothing)
})

test('drops invalid parts and reads valid ones', () => {
  const text = JSON.stringify({
    version: 1,
    views: [oak, { id: 7 }, null, { ...oak, id: 'v2', days: 'someday' }],
    defaultView: 3,
    columns: 'all',
    perPage: 5000,
  })
  expect(parseSaved(list, text)).toEqual({ ...nothing, views: [oak, { ...oak, id: 'v2', days: 'someday' }] })
})
