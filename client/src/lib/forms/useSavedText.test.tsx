import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/people.ts'
import { saveForms } from './savedForms.ts'
import { useSavedText } from './useSavedText.ts'

beforeEach(() => signedIn())

test('what is being typed is there again after the session was lost, once', () => {
  const first = renderHook(() => useSavedText('search'))
  act(() => first.result.current[1]('mar'))
  saveForms()
  first.unmount()
  expect(renderHook(() => useSavedText('search')).result.current[0]).toBe('mar')
  expect(renderHook(() => useSavedText('search')).result.current[0]).toBeNull()
})

test('where nothing is being typed nothing is kept', () => {
  const first = renderHook(() => useSavedText('search'))
  saveForms()
  first.unmount()
  expect(renderHook(() => useSavedText('search')).result.current[0]).toBeNull()
})
