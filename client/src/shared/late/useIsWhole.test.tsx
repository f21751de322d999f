import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsWhole } from './useIsWhole.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A page as it stands there in each of its frames. */
function framesOf(isBuilt: boolean): string[] {
  vi.stubEnv('PROD', isBuilt)
  const frames: string[] = []
  function Page() {
    const isWhole = useIsWhole()
    useLayoutEffect(() => {
      frames.push(document.body.textContent ?? '')
    })
    return (
      <>
        <h1>Van</h1>
        {isWhole && <p>, its trips</p>}
      </>
    )
  }
  render(<Page />)
  expect(screen.getByText(', its trips')).toBeVisible()
  return frames
}

test('a page is painted from its beginning, and what follows comes right after it', () => {
  expect(framesOf(true)).toEqual(['Van', 'Van, its trips'])
})

test('where it is not built, all of it is there at once', () => {
  expect(framesOf(false)).toEqual(['Van, its trips'])
})
