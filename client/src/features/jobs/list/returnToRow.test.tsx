import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, me } from '../../../testing/jobs.ts'

afterEach(() => vi.restoreAllMocks())

const jobs = jobsOf([job({ id: '21', jobNumber: 'J-21' }), job({ id: '22', jobNumber: 'J-22' }), job({ id: '23', jobNumber: 'J-23' })])

/** Opens a job from the list. */
async function leaveBy(name: string) {
  signedIn()
  fakeGateway({ ...me, Jobs: jobs })
  const { user } = renderAt('/jobs?priority=HIGH')
  await user.click(await screen.findByRole('link', { name }))
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/jobs\/\d+$/))
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
}

test('Back returns to the row that was left', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await leaveBy('J-22')
  shown.mockClear()
  act(() => window.history.back())
  await waitFor(() => expect(screen.getByRole('link', { name: 'J-22' })).toHaveFocus())
  expect(shown.mock.contexts.map((element) => (element as HTMLElement).dataset['row'])).toEqual(['22'])
})

test('the record’s back link also returns to its row', async () => {
  await leaveBy('J-22')
  // The handler is lazy loaded.
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(window.location.pathname).toBe('/jobs')
  })
  await waitFor(() => expect(screen.getByRole('link', { name: 'J-22' })).toHaveFocus())
  expect(window.location.search).toBe('?priority=HIGH')
})

test('a link to the list leads to its top', async () => {
  await leaveBy('J-22')
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const scrolled = vi.spyOn(window, 'scrollTo')
  fireEvent.click(screen.getAllByRole('link', { name: 'Jobs' })[0] as HTMLElement)
  expect(await screen.findByRole('link', { name: 'J-22' })).not.toHaveFocus()
  expect(shown).not.toHaveBeenCalled()
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
})
