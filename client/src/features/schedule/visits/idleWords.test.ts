import { expect, test } from 'vitest'
import { idleWords } from './idleWords.ts'

const works = { isOn: true, open: '08:00', close: '17:00' }
const off = (startTime: string | null, endTime: string | null) => [{ startTime, endTime, note: null }]

test.each([
  ['Free', { hours: works, timeOff: [] }],
  ['Free', { hours: works, timeOff: off('13:00', '15:00') }],
  ['Free', { hours: null, timeOff: null }],
  ['Time off', { hours: works, timeOff: off(null, null) }],
  ['Not working', { hours: { ...works, isOn: false }, timeOff: [] }],
])('a person without visits is %s: %j', (words, person) => {
  expect(idleWords(person)).toBe(words)
})

test('an unknown person is free', () => {
  expect(idleWords(null)).toBe('Free')
})
