import { expect, test } from 'vitest'
import { bestFirst, byNumber, piecesOf, rowMatcher, searchOf } from './matches.ts'

const marked = (text: string, search: string): string =>
  piecesOf(text, search)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Amari Mitchell', 'mar', 'A[mar]i Mitchell'],
  ['Zoë Ångström', 'angs zoe', '[Zoë] [Ångs]tröm'],
  ['+1 (512) 555-1930', '51930', '+1 (512) 55[5-1930]'],
  ['J-1012 · Leak', '1012', 'J-[1012] · Leak'],
  ['Maria', 'lopez', 'Maria'],
])('in %j the search %j marks %j', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected)
})

test('a number matches with and without its sign', () => {
  expect(searchOf(' #1012 ')).toBe('1012')
  expect(searchOf('# of rooms')).toBe('# of rooms')
})

test('matches rows with all words, letters or digits', () => {
  const phones = [{ phone: '5125551930', countryCode: '1' }]
  const row = { title: '12 Oak St', details: ['Maria Lopez', '+1 (512) 555-1930'], phones }
  for (const search of ['oak lopez', '555 1930', '1930', '+1 512 555', '5551930 maria']) expect(rowMatcher(search)(row), search).toBe(true)
  expect(rowMatcher('elm')(row)).toBe(false)
})

test('sorts titles that start with the words first, then other titles, then details', () => {
  const rows = ['Edwards Fitness', 'Amari Mitchell', 'Lopez Martin'].map((title, index) => ({
    title,
    details: index === 0 ? ['mar@edwards.test'] : [],
  }))
  expect(bestFirst(rows, 'mar').map(({ title }) => title)).toEqual(['Lopez Martin', 'Amari Mitchell', 'Edwards Fitness'])
})

test('sorts the job with the typed number first, then those that end with it', () => {
  const jobs = ['J-5000', 'J-21012', 'J-1012'].map((jobNumber) => ({ jobNumber }))
  for (const search of ['1012', '#1012', 'j-1012', 'J 1012'])
    expect(byNumber(jobs, search).map(({ jobNumber }) => jobNumber)[0]).toBe('J-1012')
  expect(byNumber(jobs, '1012')[1]?.jobNumber).toBe('J-21012')
})
