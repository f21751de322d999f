import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rendersAtOnce, useIsPainted } from './useIsPainted.ts'

test('is false in the first render and true after it', () => {
  rendersAtOnce.write(false)
  const seen: boolean[] = []
  renderHook(() => seen.push(useIsPainted()))
  expect(seen).toEqual([false, true])
})
