import { afterEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../../../lib/session/session.ts'
import { changeKept, parseKept, readKept, type SavedView } from './keptList.ts'

const oak: SavedView = { id: 'v1', name: 'Oak Street', query: 'q=oak', days: 'today' }
const list = { name: 'job', columns: { number: { label: 'Job' }, status: { label: 'Status' }, total: { label: 'Total' } } }
const nothing = { views: [], defaultView: null, columns: null }

afterEach(() => localStorage.clear())

test('what a person keeps is for nobody else, and ends with the session', () => {
  writeSession({ authToken: 'a', authEmail: 'olivia@demo.test' })
  changeKept(list, { views: [oak], defaultView: 'v1', columns: ['number', 'status'] })
  writeSession({ authToken: 'b', authEmail: 'ben@demo.test' })
  expect(readKept(list)).toEqual(nothing)
  writeSession({ authToken: 'c', authEmail: 'Olivia@demo.test' })
  expect(readKept(list)).toEqual({ views: [oak], defaultView: 'v1', columns: ['number', 'status'] })
  clearSession()
  writeSession({ authToken: 'd', authEmail: 'olivia@demo.test' })
  expect(readKept(list)).toEqual(nothing)
})

test('one part changes without the others', () => {
  changeKept(list, { views: [oak] })
  changeKept(list, { columns: ['number', 'total'] })
  expect(readKept(list)).toEqual({ views: [oak], defaultView: null, columns: ['number', 'total'] })
})

test.each([
  ['nothing', null],
  ['no JSON', '{"version":'],
  ['another version', '{"version":99,"views":[{"id":"v1","name":"A","query":""}]}'],
  ['a list in place of an object', '[]'],
  ['null', 'null'],
])('%s counts as nothing kept', (_, text) => {
  expect(parseKept(list, text)).toEqual(nothing)
})

test('what is whole is kept, what is broken is left out', () => {
  const text = JSON.stringify({
    version: 1,
    views: [oak, { id: 7 }, null, { ...oak, id: 'v2', days: 'someday' }],
    defaultView: 3,
    columns: 'all',
  })
  expect(parseKept(list, text)).toEqual({ views: [oak, { ...oak, id: 'v2', days: 'someday' }], defaultView: null, columns: null })
})
