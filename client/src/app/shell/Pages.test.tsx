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
