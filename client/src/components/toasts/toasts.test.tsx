import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { resetStores } from '../../lib/createStore.ts'
import { offerUndo } from './offerUndo.tsx'
import { Toaster } from './Toaster.tsx'
import { showError, showSuccess } from './toasts.ts'

const area = (others?: React.ReactNode) =>
  render(
    <MantineProvider>
      <Toaster />
      {others}
    </MantineProvider>,
  )

test('shows the newest message on top and equal messages once', async () => {
  area()
  showSuccess('Saved')
  await screen.findByText('Saved')
  showError('Not saved')
  showError('Not saved')
  await screen.findByText('Not saved')
  const texts = screen.getAllByText(/saved/i).map((element) => element.textContent)
  expect(texts).toEqual(['Not saved', 'Saved'])
})

test('a message without an area is not shown after a reset of the page', async () => {
  showSuccess('Left over')
  await vi.dynamicImportSettled()
  resetStores()
  area()
  showSuccess('Saved')
  await screen.findByText('Saved')
  expect(screen.queryByText('Left over')).toBeNull()
})

test('a toast links to its record, by keyboard too, unless its page is open', async () => {
  window.history.replaceState(null, '', '/jobs')
  area()
  showSuccess('INV-12 created', { to: '/invoices/12', label: 'View invoice' })
  const link = await screen.findByRole('link', { name: 'View invoice' })
  expect(link).toHaveAttribute('href', '/invoices/12')
  // The toast itself is the first tab stop.
  await userEvent.tab()
  await userEvent.tab()
  expect(link).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(window.location.pathname).toBe('/invoices/12')
  await waitFor(() => expect(screen.queryByText('INV-12 created')).toBeNull())
  showSuccess('INV-12 sent', { to: '/invoices/12', label: 'View invoice' })
  await screen.findByText('INV-12 sent')
  expect(screen.queryByRole('link', { name: 'View invoice' })).toBeNull()
})

test('a toast with Undo links to its record too', async () => {
  window.history.replaceState(null, '', '/schedule')
  area()
  void offerUndo({ message: 'Job J-9 moved', view: { to: '/jobs/9', label: 'View job' }, onUndo: () => undefined })
  expect(await screen.findByRole('link', { name: 'View job' })).toHaveAttribute('href', '/jobs/9')
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible()
})

test('Undo runs once and closes its toast', async () => {
  const onUndo = vi.fn<() => void>()
  const onExpire = vi.fn<() => void>()
  area()
  void offerUndo({ message: 'Job J-1 cancelled', onUndo, onExpire })
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(screen.queryByText('Job J-1 cancelled')).toBeNull())
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(onUndo).toHaveBeenCalledTimes(1)
  expect(onExpire).not.toHaveBeenCalled()
})

test.each([{ ctrlKey: true }, { metaKey: true }])('the shortcut undoes the newest action first: %o', async (keys) => {
  const undone: string[] = []
  area()
  void offerUndo({ message: 'First', onUndo: () => void undone.push('first') })
  await screen.findByText('First')
  void offerUndo({ message: 'Second', onUndo: () => void undone.push('second') })
  await screen.findByText('Second')
  fireEvent.keyDown(document.body, { key: 'z', ...keys })
  fireEvent.keyDown(document.body, { key: 'z', ...keys })
  fireEvent.keyDown(document.body, { key: 'z', ...keys })
  expect(undone).toEqual(['second', 'first'])
})

test('a record has one toast: undoing its latest action offers the one before', async () => {
  const undone: string[] = []
  area()
  await offerUndo({ message: 'Assigned', subject: 'job 12', onUndo: () => void undone.push('assigned') })
  await screen.findByText('Assigned')
  await offerUndo({ message: 'Moved', subject: 'job 12', onUndo: () => void undone.push('moved') })
  await screen.findByText('Moved')
  await waitFor(() => expect(screen.queryByText('Assigned')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Assigned')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(undone).toEqual(['moved', 'assigned'])
})

test('an action below a failed undo is not offered, and expires after its own 10 seconds', async () => {
  const onExpire = vi.fn<() => void>()
  area()
  await offerUndo({ message: 'Assigned', subject: 'job 13', onUndo: () => undefined, onExpire })
  const before = performance.now()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() + 6000, shouldAdvanceTime: true })
  await offerUndo({ message: 'Moved', subject: 'job 13', onUndo: () => Promise.resolve(false) })
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(screen.queryByText('Moved')).toBeNull())
  expect(screen.queryByText('Assigned')).toBeNull()
  expect(onExpire).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4000 - (performance.now() - before) + 1000)
  expect(onExpire).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test.each([
  ['Shift', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['Shift', { key: 'Z', metaKey: true, shiftKey: true }],
  ['Alt', { key: 'z', ctrlKey: true, altKey: true }],
  ['neither Ctrl nor Cmd', { key: 'z' }],
])('Z with %s undoes nothing: %o', async (_, keys) => {
  const onUndo = vi.fn<() => void>()
  area()
  void offerUndo({ message: 'Cancelled', onUndo })
  await screen.findByText('Cancelled')
  fireEvent.keyDown(document.body, keys)
  expect(onUndo).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true })
  expect(onUndo).toHaveBeenCalledTimes(1)
})

test('Ctrl-Z in a text field undoes the text', async () => {
  const onUndo = vi.fn<() => void>()
  area(<input aria-label="Note" />)
  void offerUndo({ message: 'Moved', onUndo })
  await screen.findByText('Moved')
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'z', ctrlKey: true })
  expect(onUndo).not.toHaveBeenCalled()
})

test('an unused undo expires', async () => {
  const onUndo = vi.fn<() => void>()
  const onExpire = vi.fn<() => void>()
  area()
  void offerUndo({ message: 'Assigned', onUndo, onExpire })
  await screen.findByText('Assigned')
  fireEvent.animationEnd(document.querySelector('.Toastify__progress-bar') as Element)
  await waitFor(() => expect(onExpire).toHaveBeenCalledTimes(1))
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(onUndo).not.toHaveBeenCalled()
})

test('focus pauses the undo timer', async () => {
  area(<button type="button">Elsewhere</button>)
  void offerUndo({ message: 'Started', onUndo: () => undefined })
  const button = await screen.findByRole('button', { name: /^Undo/ })
  const clock = () => (document.querySelector('.Toastify__progress-bar') as HTMLElement).style.animationPlayState
  expect(clock()).toBe('running')
  fireEvent.focus(button)
  await waitFor(() => expect(clock()).toBe('paused'))
  fireEvent.blur(button)
  await waitFor(() => expect(clock()).toBe('running'))
})
