import { afterEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../../../shared/session/session.ts'
import { changeKept, parseKept, readKept, type SavedView } from './keptList.ts'

const oak: SavedView = { id: 'v1', name: 'Oak Street', query: 'q=oak', days: 'today' }
const nothing = { views: [], defaultView: null, columns: null }

afterEach(() => localStorage.clear())

test('what a person keeps is there after a sign-out, and for nobody else', () => {
  writeSession({ authToken: 'a', authEmail: 'olivia@demo.test' })
  changeKept({ views: [oak], defaultView: 'v1', columns: ['number', 'status'] })
  clearSession()
  expect(JSON.stringify({ ...localStorage })).not.toContain('olivia')
  writeSession({ authToken: 'b', authEmail: 'ben@demo.test' })
  expect(readKept()).toEqual(nothing)
  writeSession({ authToken: 'c', authEmail: 'Olivia@demo.test' })
  expect(readKept()).toEqual({ views: [oak], defaultView: 'v1', columns: ['number', 'status'] })
})

test('one part changes without the others', () => {
  changeKept({ views: [oak] })
  changeKept({ columns: ['number', 'total'] })
  expect(readKept()).toEqual({ views: [oak], defaultView: null, columns: ['number', 'total'] })
})

test.each([
  ['nothing', null],
  ['no JSON', '{"version":'],
  ['another version', '{"version":99,"views":[{"id":"v1","name":"A","query":""}]}'],
  ['a list in place of an object', '[]'],
  ['null', 'null'],
])('%s counts as nothing kept', (_, text) => {
  expect(parseKept(text)).toEqual(nothing)
})

test('what is whole is kept, what is broken is left out', () => {
  const text = JSON.stringify({
    version: 1,
    views: [oak, { id: 7 }, null, { ...oak, id: 'v2', days: 'someday' }],
    defaultView: 3,
    columns: 'all',
  })
  expect(parseKept(text)).toEqual({ views: [oak, { ...oak, id: 'v2', days: 'someday' }], defaultView: null, columns: null })
})
