import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { onPhone } from '../../../testing/onPhone.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, me } from '../../../testing/jobs.ts'

/** Opens the list on a phone: cards and the bottom bar. */
async function openOnPhone() {
  onPhone()
  signedIn()
  const gateway = fakeGateway({ ...me, Jobs: ({ input }) => jobsOf([job()], (input as { priority?: string }).priority ? 12 : 5000) })
  const view = renderAt('/jobs')
  await screen.findByRole('link', { name: /Boiler repair/ })
  await view.user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await sheet.findByRole('radio', { name: 'High' })
  return { gateway, ...view, sheet }
}

test('on a phone the filter sheet counts the remaining jobs and returns focus to its button', async () => {
  const { user, sheet } = await openOnPhone()
  expect(sheet.getByRole('button', { name: 'Show 5,000 jobs' })).toBeEnabled()
  await user.click(sheet.getByRole('radio', { name: 'High' }))
  await user.click(await sheet.findByRole('button', { name: 'Show 12 jobs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: /^Filters/ })).toHaveFocus())
  expect(window.location.search).toBe('?priority=high')
})

test('one button of the sheet removes all filters', { tags: 'nightly' }, async () => {
  const { user, sheet } = await openOnPhone()
  expect(sheet.getByRole('button', { name: 'Clear all' })).toBeDisabled()
  await user.click(sheet.getByRole('button', { name: 'Completed' }))
  await user.click(sheet.getByRole('radio', { name: 'High' }))
  await waitFor(() => expect(window.location.search).toBe('?status=completed&priority=high'))
  await user.click(sheet.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(await sheet.findByRole('button', { name: 'Show 5,000 jobs' })).toBeEnabled()
})
