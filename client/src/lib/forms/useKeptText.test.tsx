import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/people.ts'
import { keepForms } from './keptForms.ts'
import { useKeptText } from './useKeptText.ts'

beforeEach(() => signedIn())

test('what is being typed is there again after the session was lost, once', () => {
  const first = renderHook(() => useKeptText('search'))
  act(() => first.result.current[1]('mar'))
  keepForms()
  first.unmount()
  expect(renderHook(() => useKeptText('search')).result.current[0]).toBe('mar')
  expect(renderHook(() => useKeptText('search')).result.current[0]).toBeNull()
})

test('where nothing is being typed nothing is kept', () => {
  const first = renderHook(() => useKeptText('search'))
  keepForms()
  first.unmount()
  expect(renderHook(() => useKeptText('search')).result.current[0]).toBeNull()
})
