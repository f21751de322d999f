import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setServerAway } from '../../../shared/api/reach.ts'
import { KeepOpen } from './KeepOpen.tsx'
import { tellKept } from './keptParts.ts'

afterEach(() => setServerAway(false))

/** Whether the browser would ask before the page is left. */
const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('without network, and before the device has kept the product, the page says to stay and asks before it is left; then no more', () => {
  render(<KeepOpen />)
  expect(isAsked()).toBe(false)
  act(() => setServerAway(true))
  expect(screen.getByRole('status')).toHaveTextContent('Keep this page open until you’re back online.')
  expect(isAsked()).toBe(true)
  act(() => tellKept('pages'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(isAsked()).toBe(false)
})
