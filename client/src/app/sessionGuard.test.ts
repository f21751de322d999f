import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession, type Session, writeSession } from '../shared/session/session.ts'
import { useSessionGuard } from './sessionGuard.ts'

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
