import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { job, jobsOf, me } from '../../testing/jobs.ts'
import { signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

const jobs = jobsOf([job({ id: '21', jobNumber: 'J-21' }), job({ id: '22', jobNumber: 'J-22' })])
const row = (name: string) => screen.findByRole('link', { name })
/** By the style of its box, and then by React. */
const hidden = async (element: HTMLElement): Promise<void> => {
  await waitFor(() => expect(element.closest('[data-hidden]')).not.toBeNull())
  await waitFor(() => expect(element).not.toBeVisible())
}
const followed = (to: RegExp) => waitFor(() => expect(window.location.pathname + window.location.search).toMatch(to))

test('a list stays while a record is open that was opened out of it, and asks nothing meanwhile', async () => {
  vi.stubEnv('PROD', true)
  signedIn()
  const { callsOf } = fakeGateway({ ...me, Jobs: jobs })
  const { user } = renderAt('/jobs?priority=HIGH')
  const left = await row('J-22')
  await user.click(screen.getByRole('checkbox', { name: 'Select J-21' }))
  await user.click(left)
  await followed(/^\/jobs\/22$/)
  await hidden(left)
  expect(left.isConnected).toBe(true)
  expect(callsOf('Jobs')).toHaveLength(1)

  act(() => window.history.back())
  await waitFor(() => expect(left).toHaveFocus())
  expect(await row('J-22')).toBe(left)
  // What has changed meanwhile shows, and what was selected is not.
  await waitFor(() => expect(callsOf('Jobs')).toHaveLength(2))
  expect(screen.getByRole('checkbox', { name: 'Select J-21' })).not.toBeChecked()

  await user.click(left)
  await hidden(left)
  fireEvent.click(screen.getAllByRole('link', { name: 'Jobs' })[0] as HTMLElement)
  await followed(/^\/jobs$/)
  expect(await row('J-22')).not.toBe(left)
})

test('a press is answered at once: by an outline, or by the list that stayed; the address follows', async () => {
  vi.stubEnv('PROD', true)
  signedIn()
  fakeGateway({ ...me, Jobs: jobs })
  renderAt('/jobs')
  const left = await row('J-22')
  fireEvent.click(screen.getByRole('link', { name: 'New job' }))
  expect(document.getElementById('outline')).toBeVisible()
  expect(left.closest('[data-hidden]')).not.toBeNull()
  expect(window.location.pathname).toBe('/jobs')
  await followed(/^\/jobs\/new$/)
  await hidden(left)
  await waitFor(() => expect(document.getElementById('outline')).toBeNull())

  fireEvent.click(screen.getAllByRole('link', { name: 'Jobs' })[0] as HTMLElement)
  expect(left.closest('[data-hidden]')).toBeNull()
  expect(document.getElementById('outline')).toBeNull()
  expect(window.location.pathname).toBe('/jobs/new')
  await followed(/^\/jobs$/)
  await waitFor(() => expect(left).toBeVisible())
})

test('who presses twice arrives where the second press led', async () => {
  vi.stubEnv('PROD', true)
  signedIn()
  fakeGateway({ ...me, Jobs: jobs })
  renderAt('/jobs')
  fireEvent.click(await row('J-22'))
  fireEvent.click(screen.getAllByRole('link', { name: 'Customers', hidden: true })[0] as HTMLElement)
  await followed(/^\/customers$/)
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Customers' })[0]).toHaveAttribute('aria-current', 'page'))
  expect(window.location.pathname).toBe('/customers')
})
