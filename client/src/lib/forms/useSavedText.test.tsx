import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/people.ts'
import { saveForms } from './savedForms.ts'
import { useSavedText } from './useSavedText.ts'

beforeEach(() => signedIn())

test('restores the text once after the session was lost', () => {
  const first = renderHook(() => useSavedText('search'))
  act(() => first.result.current[1]('mar'))
  saveForms()
  first.unmount()
  expect(renderHook(() => useSavedText('search')).result.current[0]).toBe('mar')
  expect(renderHook(() => useSavedText('search')).result.current[0]).toBeNull()
})

test('stores nothing while nothing is typed', () => {
  const first = renderHook(() => useSavedText('search'))
  saveForms()
  first.unmount()
  expect(renderHook(() => useSavedText('search')).result.current[0]).toBeNull()
})
