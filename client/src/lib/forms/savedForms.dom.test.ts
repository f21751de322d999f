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

test('what is typed is there again for the same person at the same address, once', () => {
  open('note', { note: 'half a sentence' })
  saveForms()
  expect(takeSavedForm('note')).toEqual({ note: 'half a sentence' })
  expect(takeSavedForm('note')).toBeNull()
})

test('at another address there is nothing', () => {
  open('note', { note: 'half a sentence' })
  saveForms()
  window.history.replaceState(null, '', '/jobs/8')
  expect(takeSavedForm('note')).toBeNull()
  window.history.replaceState(null, '', '/jobs/7?tab=2')
  expect(takeSavedForm('note')).toEqual({ note: 'half a sentence' })
})

test('nobody else sees it', () => {
  open('note', { note: 'half a sentence' })
  saveForms()
  writeSession({ authEmail: 'staff@demo.test' })
  expect(takeSavedForm('note')).toBeNull()
})

test('passwords and tokens are never kept, however deep they stand', () => {
  open('account', { email: 'a@b.test', password: 'p', inner: { oldPassword: 'p', authToken: 't', phoneCountryCode: '1' } })
  saveForms()
  expect(sessionStorage.getItem('keptForms')).not.toMatch(/"p"|"t"/)
  expect(takeSavedForm('account')).toEqual({ email: 'a@b.test', inner: { phoneCountryCode: '1' } })
})

test('a second refusal before a form is back keeps what the first one kept', () => {
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
])('a form that is %s keeps nothing', (_, arrange) => {
  arrange()
  saveForms()
  expect(sessionStorage.getItem('keptForms')).toBeNull()
})

test('whoever signs out leaves nothing behind', () => {
  open('note', { note: 'half a sentence' })
  saveForms()
  deleteSavedForms()
  expect(takeSavedForm('note')).toBeNull()
})
