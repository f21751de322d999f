import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { job, jobsOf } from '../../../testing/jobs.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

const branch = (id: string, name: string, isActive = true) => ({ __typename: 'Branch', id, name, isActive })
const branches = [branch('1', 'Austin Central'), branch('2', 'Round Rock'), branch('3', 'Old depot', false)]

function open(path: string, items: readonly object[] = branches, userType = 'COMPANY') {
  const me = { ...owner, userType }
  signedIn(me)
  const gateway = fakeGateway({
    Me: { me },
    Jobs: jobsOf([job()]),
    ShellBranches: { branches: { __typename: 'BranchPage', items } },
  })
  return { gateway, ...renderAt(path), input: () => gateway.callsOf('Jobs').at(-1)?.['input'] as Record<string, unknown> }
}
const switcher = () => screen.findByRole('button', { name: /^Branch: / })
const areas = () => screen.getAllByRole('navigation', { name: 'Main' }).flatMap((main) => within(main).getAllByRole('link'))
const hrefsOf = (name: string) =>
  areas()
    .filter(({ textContent }) => textContent === name)
    .map((link) => link.getAttribute('href'))

test('the list, its links and its URL follow the branch, and Back returns to all branches', async () => {
  const { user, input } = open('/jobs?tab=active&page=3')
  const button = await switcher()
  expect(button).toHaveTextContent('All branches')
  await user.click(button)
  expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual([
    'All branches',
    'Austin Central',
    'Round Rock',
  ])
  await user.click(screen.getByRole('menuitemradio', { name: 'Round Rock' }))
  await waitFor(() => expect(window.location.search).toBe('?tab=active&branch=2'))
  await waitFor(() => expect(input()).toMatchObject({ branchId: '2', filter: 'ACTIVE', page: 1 }))
  expect(button).toHaveTextContent('Round Rock')
  await waitFor(() => expect(new Set(hrefsOf('Customers'))).toEqual(new Set(['/customers?branch=2'])))
  expect(await screen.findByRole('link', { name: 'New job' })).toHaveAttribute('href', '/jobs/new?branch=2')
  act(() => window.history.back())
  await waitFor(() => expect(button).toHaveTextContent('All branches'))
  await waitFor(() => expect(new Set(hrefsOf('Customers'))).toEqual(new Set(['/customers'])))
})

test('a URL selects its branch, also an inactive one, and a page without one keeps it', async () => {
  const { user, input } = open('/jobs?branch=3')
  expect(await switcher()).toHaveTextContent('Old depot')
  await waitFor(() => expect(input()).toMatchObject({ branchId: '3' }))
  await user.click(screen.getByRole('button', { name: /^Account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change password' }))
  await screen.findByRole('heading', { name: 'Change password' })
  expect(await switcher()).toHaveTextContent('Old depot')
  expect(new Set(hrefsOf('Jobs'))).toEqual(new Set(['/jobs?branch=3']))
})

test.each([
  ['a company with one branch', 'COMPANY', branches.slice(0, 1), '/jobs', 1],
  ['a branch head', 'BRANCH_HEAD', branches, '/jobs?branch=1', 0],
  ['staff', 'STAFF', branches, '/jobs?branch=1', 0],
])('%s has none', async (_, userType, items, path, asked) => {
  const { gateway, input } = open(path, items, userType)
  await waitFor(() => expect(input()).toBeDefined())
  expect(input()).not.toHaveProperty('branchId')
  await waitFor(() => expect(gateway.callsOf('ShellBranches')).toHaveLength(asked))
  expect(screen.queryByRole('button', { name: /^Branch: / })).toBeNull()
})
