import { expect, test } from 'vitest'
import { unsavedFields, unsavedFieldsText, type SentValue } from './unsavedFields.ts'

const files = (part: Partial<SentValue>): SentValue => ({ label: 'files', sent: ['a.jpg'], returned: ['a.jpg'], ...part })

test.each<[string, Partial<SentValue>, boolean, readonly [number, number]]>([
  ['what came back as it was sent', {}, true, [0, 0]],
  ['a list in another order', { sent: ['7', '8'], returned: ['8', '7'] }, true, [0, 0]],
  ['a text with space around it, or other line ends', { sent: ' a\nb', returned: 'a\r\nb ' }, true, [0, 0]],
  ['a number that is told as text', { sent: 10, returned: '10' }, true, [0, 0]],
  ['another value', { sent: 'a', returned: 'b' }, true, [1, 0]],
  ['what is told as empty', { sent: ['7'], returned: [] }, true, [1, 0]],
  ['what nobody tells', { returned: null }, true, [0, 1]],
  ['what was not sent', { sent: undefined, returned: 'b' }, true, [0, 0]],
  ['an empty value of a new record, for which the service has one of its own', { sent: '', returned: 'Heating' }, true, [0, 0]],
  ['an empty value of a change that came back empty', { sent: '', returned: null }, false, [0, 0]],
  ['an empty value of a change that was ignored', { sent: '', returned: 'Old words' }, false, [1, 0]],
  ['what a comparison of its own finds the same', { sent: 2, returned: ['x', 'y'], isSame: true }, true, [0, 0]],
  ['what a comparison of its own finds different', { sent: 2, returned: ['x'], isSame: false }, true, [1, 0]],
])('%s', (_, part, isNew, [lost, missing]) => {
  const found = unsavedFields([files(part)], isNew)
  expect([found.lost.length, found.missing.length]).toEqual([lost, missing])
})

test('reports lost and missing values in one message, and nothing if all were returned', () => {
  expect(unsavedFieldsText({ lost: ['description', 'files'], missing: ['title'] })).toBe(
    'Couldn’t save: description, files. We couldn’t confirm that this was saved: title.',
  )
  expect(unsavedFieldsText({ lost: [], missing: [] })).toBeNull()
})
