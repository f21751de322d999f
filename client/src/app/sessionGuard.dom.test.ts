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

test('somebody else who signs in in another tab makes this one start anew', () =>
  expect(reloadsAfter(inAnotherTab({ authToken: 'second', authEmail: 'staff@demo.test' }))).toBe(1))

test('a new token of the same person changes nothing', () => expect(reloadsAfter(inAnotherTab({ authToken: 'second' }))).toBe(0))

test('to learn who is signed in changes nothing', () => {
  writeSession({ authEmail: null })
  expect(reloadsAfter(inAnotherTab({ authEmail: 'owner@demo.test' }))).toBe(0)
})

test('a sign-out is not answered by a reload: the root changes by itself', () => expect(reloadsAfter(clearSession)).toBe(0))

test('who comes back by way of another tab finds here what this one has set aside', () => {
  const views = preferenceKey('jobList', 'owner@demo.test')
  sessionStorage.setItem(views, 'Oak Street')
  renderHook(() => useSessionGuard())
  expect(localStorage.getItem(views)).toBe('Oak Street')
})

test('what was set aside of somebody else is forgotten as soon as it is known who works here', () => {
  sessionStorage.setItem(preferenceKey('jobList', 'staff@demo.test'), 'Oak Street')
  writeSession({ authEmail: null })
  renderHook(() => useSessionGuard())
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  act(() => writeSession({ authEmail: 'owner@demo.test' }))
  expect(Object.keys(sessionStorage)).toHaveLength(0)
})
