import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { leaveToLogin } from '../lib/navigation/sessionMoves.ts'
import { fakeGateway } from '../testing/fakeGateway.ts'
import { job, jobsOf, me } from '../testing/jobs.ts'
import { signedIn } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { preloadPage } from './router.tsx'

const jobs = jobsOf([job({ id: '21', jobNumber: 'J-21' }), job({ id: '22', jobNumber: 'J-22' })])

test('a route change scrolls to the top and moves the focus to the content', async () => {
  signedIn()
  fakeGateway({ ...me, Jobs: jobs })
  const scrollTo = vi.spyOn(window, 'scrollTo')
  renderAt('/jobs')
  await screen.findByRole('link', { name: 'J-22' })
  expect(scrollTo).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'New job' }))
  await waitFor(() => expect(window.location.pathname).toBe('/jobs/new'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(screen.getByRole('main')).toHaveFocus()
  scrollTo.mockRestore()
})

test('a preloaded page renders without a skeleton', async () => {
  signedIn()
  fakeGateway({ ...me, Jobs: jobs })
  await preloadPage('/taxes')
  renderAt('/taxes')
  expect(screen.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible()
})

test('without a session the code of the sign-in page is preloaded', async () => {
  fakeGateway()
  await preloadPage('/jobs')
  renderAt('/login')
  expect(screen.getByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
})

test('two clicks in a row open the page of the second', async () => {
  signedIn()
  fakeGateway({ ...me, Jobs: jobs })
  renderAt('/jobs')
  fireEvent.click(await screen.findByRole('link', { name: 'J-22' }))
  fireEvent.click(screen.getAllByRole('link', { name: 'Customers' })[0] as HTMLElement)
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  expect(window.location.pathname).toBe('/customers')
})

test('a session that ends while a form has unsaved values leads to the sign-in page without a question', async () => {
  signedIn()
  fakeGateway({ ...me })
  const { user } = renderAt('/taxes/new')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'VAT')
  act(() => leaveToLogin('/taxes/new'))
  expect(await screen.findByRole('heading', { name: 'Sign in to Callout' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a list shares the request of its loader; cached rows show at once and are refreshed', { tags: 'nightly' }, async () => {
  signedIn()
  const { callsOf } = fakeGateway({ ...me, Jobs: jobs })
  renderAt('/jobs')
  await screen.findByRole('link', { name: 'J-22' })
  expect(callsOf('Jobs')).toHaveLength(1)
  fireEvent.click(screen.getByRole('link', { name: 'New job' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'J-22' })).toBeNull())
  fireEvent.click(screen.getAllByRole('link', { name: 'Jobs' })[0] as HTMLElement)
  await waitFor(() => expect(screen.getByRole('link', { name: 'J-22' })).toBeVisible())
  await waitFor(() => expect(callsOf('Jobs')).toHaveLength(2))
})
