import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OUTLINE_ID, useOncePageStands } from './pageTurn.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Marked = ({ place }: { readonly place: string }) => <output>{useOncePageStands(place)}</output>
const marked = (): string => screen.getByRole('status').textContent
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
/** A frame, and what follows it. */
const frame = (): Promise<void> => pass(20)

test('what follows the address follows it when that is painted', async () => {
  const { rerender } = render(<Marked place="Jobs" />)
  rerender(<Marked place="Customers" />)
  expect(marked()).toBe('Jobs')
  await frame()
  expect(marked()).toBe('Customers')
})

test('while the outline of a page stands there it waits, but not for long', async () => {
  const at = (place: string, isOutline: boolean) => (
    <>
      <Marked place={place} />
      {isOutline && <p id={OUTLINE_ID} />}
    </>
  )
  const { rerender } = render(at('Jobs', false))
  rerender(at('Customers', true))
  await frame()
  expect(marked()).toBe('Jobs')
  rerender(at('Customers', false))
  await frame()
  expect(marked()).toBe('Customers')
  rerender(at('Staff', true))
  await pass(200)
  expect(marked()).toBe('Customers')
  await pass(300)
  expect(marked()).toBe('Staff')
})

test('only the last of several addresses is followed', async () => {
  const { rerender } = render(<Marked place="Jobs" />)
  rerender(<Marked place="Customers" />)
  rerender(<Marked place="Staff" />)
  await frame()
  expect(marked()).toBe('Staff')
})
