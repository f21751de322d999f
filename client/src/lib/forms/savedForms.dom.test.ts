import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSession } from '../session/session.ts'
import { deleteSavedForms, saveForms, registerForm, takeSavedForm } from './savedForms.ts'

let stops: (() => void)[] = []
const open = (name: string, values: unknown): void => void stops.push(registerForm(name, () => values))
const close = (): void => {
  stops.forEach((stop) => stop())
  stops = []
}

beforeEach(() => {
  sessionStorage.clear()
  writeSession({ authEmail: 'owner@demo.test' })
  window.history.replaceState(null, '', '/jobs/7?tab=2')
})
afterEach(close)

test('restores values once for the same user at the same path', () => {
  open('note', { note: 'half a sentence' })
  saveForms()
  expect(takeSavedForm('note')).toEqual({ note: 'half a sentence' })
  expect(takeSavedForm('note')).toBeNull()
})

test('restores nothing at another path', () => {
  open('note', { note: 'half a sentence' })
  saveForms()
  window.history.replaceState(null, '', '/jobs/8')
  expect(takeSavedForm('note')).toBeNull()
  window.history.replaceState(null, '', '/jobs/7?tab=2')
  expect(takeSavedForm('note')).toEqual({ note: 'half a sentence' })
})

test("other users don't see saved values", () => {
  open('note', { note: 'half a sentence' })
  saveForms()
  writeSession({ authEmail: 'staff@demo.test' })
  expect(takeSavedForm('note')).toBeNull()
})

test('never stores passwords and tokens, at any depth', () => {
  open('account', { email: 'a@b.test', password: 'p', inner: { oldPassword: 'p', authToken: 't', phoneCountryCode: '1' } })
  saveForms()
  expect(sessionStorage.getItem('keptForms')).not.toMatch(/"p"|"t"/)
  expect(takeSavedForm('account')).toEqual({ email: 'a@b.test', inner: { phoneCountryCode: '1' } })
})

test('a second error before the form is restored preserves the values saved at the first', () => {
  open('note', { note: 'first' })
  saveForms()
  close()
  open('finish', { notes: 'second' })
  saveForms()
  expect([takeSavedForm('note'), takeSavedForm('finish')]).toEqual([{ note: 'first' }, { notes: 'second' }])
})

test.each([
  ['untouched', () => open('note', null)],
  ['closed', () => (open('note', { note: 'x' }), close())],
])('a form that is %s stores nothing', (_, arrange) => {
  arrange()
  saveForms()
  expect(sessionStorage.getItem('keptForms')).toBeNull()
})

test('sign-out deletes saved values', () => {
  open('note', { note: 'half a sentence' })
  saveForms()
  deleteSavedForms()
  expect(takeSavedForm('note')).toBeNull()
})
