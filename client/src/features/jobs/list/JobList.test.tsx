import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { ben, job, jobsOf, me, NINE, visit } from '../../../testing/jobs.ts'
import { menuItems } from '../../../testing/menuItems.ts'

const open = (path: string, jobs: Parameters<typeof fakeGateway>[0] = { Jobs: jobsOf([job()], 5000) }) => {
  signedIn()
  const gateway = fakeGateway({ ...me, ...jobs })
  return { gateway, ...renderAt(path) }
}
const lastInput = (gateway: ReturnType<typeof fakeGateway>) => gateway.callsOf('Jobs').at(-1)?.['input']
const openRow = () => screen.findByRole('link', { name: 'J-1012' })

test('four tabs with their counts are above the rows', async () => {
  open('/jobs')
  await openRow()
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['All Visits5,000', 'Active213', 'Pending1,204', 'Completed3,583'])
  expect(document.title).toBe('Jobs · Callout')
})

test('a row is in the formats of the account', async () => {
  open('/jobs')
  const row = (await openRow()).closest('tr')
  expect(row).toHaveTextContent('Boiler repair')
  expect(row).toHaveTextContent('11/23/2026')
  expect(row).toHaveTextContent('9:00 – 10:30 AM')
  expect(row).toHaveTextContent('$1,234.50')
  expect(row).toHaveTextContent('Maria Lopez')
  expect(row).toHaveTextContent('12 Oak Street, Salem')
  expect(within(row as HTMLElement).getByText('Assigned')).toBeVisible()
  expect(screen.getByText('1–1 of 5,000')).toBeVisible()
})

test('a series under a day filter shows the state and the actions of its visit on that day', { tags: 'nightly' }, async () => {
  const DAY = 86_400
  const attentionVisit = visit({
    id: '502',
    visitNumber: 2,
    status: 'STARTED',
    staff: [ben],
    startAt: NINE + DAY,
    endAt: NINE + DAY + 5400,
    isLate: true,
    allowedActions: ['FINISH'],
  })
  const { user } = open('/jobs?from=2026-11-24&to=2026-11-24', { Jobs: jobsOf([job({ visitsTotal: 3, attentionVisit })]) })
  const row = within((await openRow()).closest('tr') as HTMLElement)
  expect(row.getByText('Service Started')).toBeVisible()
  expect(row.queryByText('Assigned')).toBeNull()
  expect(row.getByText('Ben Otto')).toBeVisible()
  expect(row.getByText('11/24/2026')).toBeVisible()
  expect(row.getByText('Late')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Actions for visit 2 of J-1012' }))
  expect(await screen.findByRole('menuitem', { name: /Finish/ })).toBeVisible()
})

test('a late visit is marked', async () => {
  open('/jobs', { Jobs: jobsOf([job({ isLate: true })]) })
  expect(await screen.findByText('Late')).toBeVisible()
})

test('a copied URL requests the same rows, and invalid parameters the default list', async () => {
  const { gateway } = open('/jobs?tab=pending&q=boiler&sort=-total&page=2&late=perhaps')
  await openRow()
  expect(lastInput(gateway)).toEqual({
    filter: 'PENDING',
    search: 'boiler',
    sortBy: 'TOTAL',
    sortDirection: 'DESCENDING',
    page: 2,
    perPage: 10,
  })
})

test('a tab is in the URL, and Back leaves it', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/jobs?page=3')
  await openRow()
  await user.click(screen.getByRole('tab', { name: /Active/ }))
  await waitFor(() => expect(window.location.search).toBe('?tab=active'))
  await waitFor(() => expect(lastInput(gateway)).toMatchObject({ filter: 'ACTIVE', page: 1 }))
  act(() => window.history.back())
  await waitFor(() => expect(screen.getByRole('tab', { name: /All Visits/ })).toHaveAttribute('aria-selected', 'true'))
})

test('a header sorts and shows the order', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/jobs')
  await openRow()
  await user.click(screen.getByRole('button', { name: 'Total' }))
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending'))
  await user.click(screen.getByRole('button', { name: 'Total' }))
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending'))
  expect(lastInput(gateway)).toMatchObject({ sortBy: 'TOTAL', sortDirection: 'DESCENDING' })
})

test('the search is debounced', { tags: 'nightly' }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { gateway, user } = open('/jobs')
    await openRow()
    await user.type(screen.getByRole('searchbox'), 'oak')
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(lastInput(gateway)).not.toHaveProperty('search')
    await act(() => vi.advanceTimersByTimeAsync(600))
    await waitFor(() => expect(lastInput(gateway)).toMatchObject({ search: 'oak' }))
    expect(gateway.callsOf('Jobs')).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('Enter searches at once, Escape clears', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/jobs')
  await openRow()
  await user.type(screen.getByRole('searchbox'), 'oak{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?q=oak'))
  expect(lastInput(gateway)).toMatchObject({ search: 'oak' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('a filter adds a chip that removes it', { tags: 'nightly' }, async () => {
  const { user } = open('/jobs')
  await openRow()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('radio', { name: 'High' }))
  await waitFor(() => expect(window.location.search).toBe('?priority=high'))
  await user.click(await screen.findByRole('button', { name: 'Remove filter Priority: High' }))
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('an empty search result says so and can be cleared', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/jobs?q=nothing&priority=low', { Jobs: jobsOf([], 0) })
  expect(await screen.findByText('No data Found!')).toBeVisible()
  gateway.answer({ Jobs: jobsOf([job()]) })
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await openRow()
  expect(window.location.search).toBe('')
})

test('a page past the end leads to the last one', async () => {
  const { user } = open('/jobs?page=40', { Jobs: jobsOf([], 31) })
  await user.click(await screen.findByRole('button', { name: 'Go to page 4' }))
  await waitFor(() => expect(window.location.search).toBe('?page=4'))
})

test('a failed read shows its state in the page, the server’s message once in a toast, and a retry', async () => {
  const { gateway, user } = open('/jobs', { Jobs: refuse('UPSTREAM_FAILED', 'Our data center has no power.') })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const toasts = () => within(screen.getByRole('region', { name: /^Notifications/ })).getAllByText('Our data center has no power.')
  await waitFor(() => expect(toasts()).toHaveLength(1))
  const sent = gateway.callsOf('Jobs').length
  await user.click(retry)
  await waitFor(() => expect(gateway.callsOf('Jobs')).toHaveLength(sent + 1))
  expect(toasts()).toHaveLength(1)
  gateway.answer({ Jobs: jobsOf([job()]) })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await openRow()
})

test('an unreachable server has its own message', async () => {
  open('/jobs', { Jobs: outOfReach() })
  expect(await screen.findByText('Can’t reach the server')).toBeVisible()
})

test('rows stay while the next page loads', async () => {
  const { gateway, user } = open('/jobs')
  await openRow()
  gateway.answer({ Jobs: () => new Promise(() => {}) })
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(window.location.search).toBe('?page=2'))
  expect(screen.getByRole('link', { name: 'J-1012' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
})

test('the arrow keys move between rows', async () => {
  const { user } = open('/jobs', { Jobs: jobsOf([job(), job({ id: '13', jobNumber: 'J-1013' })]) })
  const first = await openRow()
  act(() => first.focus())
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'J-1013' })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(first).toHaveFocus()
})

test('the row menu holds exactly the allowed actions', async () => {
  signedIn({ ...owner, userType: 'STAFF' })
  const allowed = [job({ allowedActions: ['CANCEL', 'ASSIGN'] }), job({ id: '13', jobNumber: 'J-1013', allowedActions: [] })]
  fakeGateway({ Me: { me: { ...owner, userType: 'STAFF' } }, Jobs: jobsOf(allowed) })
  const { user } = renderAt('/jobs')
  await user.click(await screen.findByRole('button', { name: 'Actions for J-1012' }))
  expect((await menuItems()).map(({ textContent }) => textContent)).toEqual(['Assign', 'Cancel'])
  expect(screen.queryByRole('button', { name: 'Actions for J-1013' })).toBeNull()
})
