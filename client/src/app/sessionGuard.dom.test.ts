import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { preferenceKey } from '../lib/preferences/preferenceKeys.ts'
import { clearSession, type Session, writeSession } from '../lib/session/session.ts'
import { useSessionGuard } from './AppLayout.tsx'

beforeEach(() => writeSession({ authToken: 'first', authEmail: 'owner@demo.test' }))

function reloadsAfter(change: () => void): number {
  const reload = vi.fn<() => void>()
  renderHook(() => useSessionGuard(reload))
  act(change)
  return reload.mock.calls.length
}

const inAnotherTab = (values: Session) => () => {
  writeSession(values)
}

test('another user who signs in in another tab reloads this one', () =>
  expect(reloadsAfter(inAnotherTab({ authToken: 'second', authEmail: 'staff@demo.test' }))).toBe(1))

test('a new token of the same user changes nothing', () => expect(reloadsAfter(inAnotherTab({ authToken: 'second' }))).toBe(0))

test('loading the signed-in user changes nothing', () => {
  writeSession({ authEmail: null })
  expect(reloadsAfter(inAnotherTab({ authEmail: 'owner@demo.test' }))).toBe(0)
})

test('a sign-out does not reload: the root changes', () => expect(reloadsAfter(clearSession)).toBe(0))

test("a user who signs in again in another tab gets this window's saved data back", () => {
  const views = preferenceKey('jobList', 'owner@demo.test')
  sessionStorage.setItem(views, 'Oak Street')
  renderHook(() => useSessionGuard())
  expect(localStorage.getItem(views)).toBe('Oak Street')
})

test("another user's saved data are deleted once the signed-in user is known", () => {
  sessionStorage.setItem(preferenceKey('jobList', 'staff@demo.test'), 'Oak Street')
  writeSession({ authEmail: null })
  renderHook(() => useSessionGuard())
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  act(() => writeSession({ authEmail: 'owner@demo.test' }))
  expect(Object.keys(sessionStorage)).toHaveLength(0)
})

const pageEvent = (type: 'pagehide' | 'pageshow'): boolean => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))

/** Puts the page into the back-forward cache, changes the session and restores the page. */
const afterPageCache = (change: () => void) => () => {
  pageEvent('pagehide')
  expect(document.documentElement.style.opacity).toBe('0')
  change()
  pageEvent('pageshow')
}

test('a cached page of the same session is shown again', () => {
  expect(reloadsAfter(afterPageCache(() => undefined))).toBe(0)
  expect(document.documentElement.style.opacity).toBe('')
})

test.each([
  ['after a sign-out', () => localStorage.clear()],
  ['of another user', () => localStorage.setItem('authEmail', 'staff@demo.test')],
])('a cached page %s is reloaded without being shown', (_, change) => {
  expect(reloadsAfter(afterPageCache(change))).toBe(1)
  expect(document.documentElement.style.opacity).toBe('0')
  document.documentElement.style.opacity = ''
})
