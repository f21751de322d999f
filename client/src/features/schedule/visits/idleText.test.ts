import { expect, test } from 'vitest'
import { idleText } from './idleText.ts'

const works = { isOn: true, open: '08:00', close: '17:00' }
const off = (startTime: string | null, endTime: string | null) => [{ startTime, endTime, note: null }]

test.each([
  ['Free', { hours: works, timeOff: [] }],
  ['Free', { hours: works, timeOff: off('13:00', '15:00') }],
  ['Free', { hours: null, timeOff: null }],
  ['Time off', { hours: works, timeOff: off(null, null) }],
  ['Not working', { hours: { ...works, isOn: false }, timeOff: [] }],
])('a person without visits is %s: %j', (text, person) => {
  expect(idleText(person)).toBe(text)
})

test('an unknown person is free', () => {
  expect(idleText(null)).toBe('Free')
})
