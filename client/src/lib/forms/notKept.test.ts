import { expect, test } from 'vitest'
import { notKept, notKeptWords, type Told } from './notKept.ts'

const files = (part: Partial<Told>): Told => ({ label: 'files', sent: ['a.jpg'], told: ['a.jpg'], ...part })

test.each<[string, Partial<Told>, boolean, readonly [number, number]]>([
  ['what came back as it was sent', {}, true, [0, 0]],
  ['a list in another order', { sent: ['7', '8'], told: ['8', '7'] }, true, [0, 0]],
  ['a text with space around it, or other line ends', { sent: ' a\nb', told: 'a\r\nb ' }, true, [0, 0]],
  ['a number that is told as text', { sent: 10, told: '10' }, true, [0, 0]],
  ['another value', { sent: 'a', told: 'b' }, true, [1, 0]],
  ['what is told as empty', { sent: ['7'], told: [] }, true, [1, 0]],
  ['what nobody tells', { told: null }, true, [0, 1]],
  ['what was not sent', { sent: undefined, told: 'b' }, true, [0, 0]],
  ['an empty value of a new record, for which the service has one of its own', { sent: '', told: 'Heating' }, true, [0, 0]],
  ['an empty value of a change that came back empty', { sent: '', told: null }, false, [0, 0]],
  ['an empty value of a change that was ignored', { sent: '', told: 'Old words' }, false, [1, 0]],
  ['what a comparison of its own finds the same', { sent: 2, told: ['x', 'y'], isSame: true }, true, [0, 0]],
  ['what a comparison of its own finds different', { sent: 2, told: ['x'], isSame: false }, true, [1, 0]],
])('%s', (_, part, isNew, [lost, untold]) => {
  const found = notKept([files(part)], isNew)
  expect([found.lost.length, found.untold.length]).toEqual([lost, untold])
})

test('both are said in one go, and nothing where everything came back', () => {
  expect(notKeptWords({ lost: ['description', 'files'], untold: ['title'] })).toBe(
    'Couldn’t save: description, files. We couldn’t confirm that this was saved: title.',
  )
  expect(notKeptWords({ lost: [], untold: [] })).toBeNull()
})
