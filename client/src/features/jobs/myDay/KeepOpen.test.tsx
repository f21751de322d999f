import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setServerAway } from '../../../lib/api/reach.ts'
import { KeepOpen } from './StaffWork.tsx'

afterEach(() => {
  setServerAway(false)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** Whether the browser would confirm leaving the page. */
const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('asks to keep the page open while offline, until the service worker has precached the app', async () => {
  let finishPrecaching = (): void => undefined
  const ready = new Promise<void>((resolve) => (finishPrecaching = resolve))
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null, ready } })
  render(<KeepOpen />)
  expect(isAsked()).toBe(false)
  act(() => setServerAway(true))
  expect(screen.getByRole('status')).toHaveTextContent('Keep this page open until you’re back online.')
  expect(isAsked()).toBe(true)
  await act(async () => finishPrecaching())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(isAsked()).toBe(false)
})
