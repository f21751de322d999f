import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { ana, job, jobsOf, me } from '../../../testing/jobs.ts'
import { changeListPreferences, readSaved } from '../../../components/list/views/listPreferences.ts'
import { jobList } from './jobList.tsx'

const lookups = {
  ListTeam: { teamMembers: { __typename: 'TeamPage', items: [{ ...ana, __typename: 'TeamMember', role: 'STAFF', branchId: '1' }] } },
  ListCategories: { ownCategories: { __typename: 'CategoryPage', items: [{ __typename: 'Category', id: '2', name: 'Heating' }] } },
  ListBranches: { branches: { __typename: 'BranchPage', items: [{ __typename: 'Branch', id: '1', name: 'Harbor North' }] } },
}
const open = async (path = '/jobs', more: Record<string, FakeOperation> = {}, before: () => void = () => undefined) => {
  signedIn()
  before()
  const gateway = fakeGateway({ ...me, ...lookups, Jobs: jobsOf([job()], 5000), ...more })
  const view = renderAt(path)
  await screen.findByRole('link', { name: 'J-1012' })
  const views = () => screen.findByRole('button', { name: /^Views: / })
  const choose = async (name: RegExp | string): Promise<void> => {
    await view.user.click(await views())
    await view.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { gateway, views, choose, ...view }
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())
const lastInput = (gateway: ReturnType<typeof fakeGateway>) => gateway.callsOf('Jobs').at(-1)?.['input']

test('a view sets the whole list, shows its name and shows edits', { tags: 'nightly' }, async () => {
  const { gateway, user, views, choose } = await open('/jobs?q=oak')
  await choose('Late')
  await waitFor(() => expect(window.location.search).toBe('?late=1&sort=start_at&view=late'))
  await waitFor(() => expect(lastInput(gateway)).toMatchObject({ isLate: true, sortBy: 'START_AT' }))
  expect(lastInput(gateway)).not.toHaveProperty('search')
  expect(await views()).toHaveAccessibleName('Views: Late')
  await user.click(screen.getByRole('tab', { name: /Pending/ }))
  await waitFor(async () => expect(await views()).toHaveAccessibleName('Views: Late, edited'))
  await choose('Back to “Late”')
  await waitFor(async () => expect(await views()).toHaveAccessibleName('Views: Late'))
})

test('a custom view can be saved, changed, renamed and deleted, and Undo restores it', { tags: 'nightly' }, async () => {
  const { user, views, choose } = await open('/jobs?q=oak&sort=-total')
  await choose('Save current view as…')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  await user.type(dialog.getByLabelText(/Name/), 'today')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('A view with this name already exists')).toBeVisible()
  await user.clear(dialog.getByLabelText(/Name/))
  await user.type(dialog.getByLabelText(/Name/), 'Oak Street{Enter}')
  await waitFor(async () => expect(await views()).toHaveAccessibleName('Views: Oak Street'))
  expect(window.location.search).toMatch(/^\?q=oak&sort=-total&view=v\w+$/)
  await user.click(screen.getByRole('tab', { name: /Active/ }))
  await choose('Update “Oak Street”')
  expect(readSaved(jobList).views).toMatchObject([{ name: 'Oak Street', query: 'tab=active&q=oak&sort=-total', days: null }])
  await choose('Rename…')
  const field = await screen.findByLabelText(/Name/)
  await user.clear(field)
  await user.type(field, 'Oak and Elm{Enter}')
  await waitFor(async () => expect(await views()).toHaveAccessibleName('Views: Oak and Elm'))
  await choose('Delete “Oak and Elm”')
  expect(await screen.findByText('View “Oak and Elm” deleted')).toBeVisible()
  expect(readSaved(jobList).views).toEqual([])
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await waitFor(async () => expect(await views()).toHaveAccessibleName('Views: Oak and Elm'))
})

test('a view of today stays relative unless its date is chosen', async () => {
  const { user, choose } = await open('/jobs')
  await choose('Today')
  await choose('Save current view as…')
  await user.type(await screen.findByLabelText(/Name/), 'My day')
  expect(screen.getByRole('checkbox', { name: 'Always “Today”' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(readSaved(jobList).views).toMatchObject([{ name: 'My day', days: 'today' }]))
})

test('the list opens with the default view from its plain URL only', async () => {
  const keepDefault = () =>
    changeListPreferences(jobList, { views: [{ id: 'v1', name: 'Oak', query: 'q=oak', days: null }], defaultView: 'v1' })
  const { gateway, views, choose } = await open('/jobs', {}, keepDefault)
  await waitFor(() => expect(window.location.search).toBe('?q=oak&view=v1'))
  expect(lastInput(gateway)).toMatchObject({ search: 'oak' })
  expect(gateway.callsOf('Jobs')).toHaveLength(1)
  await choose('All Jobs')
  await waitFor(() => expect(window.location.search).toBe('?view=all'))
  expect(await views()).toHaveAccessibleName('Views: All Jobs')
})

test('columns can be added, removed and moved, and are in the URL', { tags: 'nightly' }, async () => {
  const { user } = await open('/jobs')
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  const panel = within(await screen.findByRole('dialog'))
  await user.click(panel.getByRole('checkbox', { name: 'Branch' }))
  expect(await screen.findByText('Harbor North')).toBeVisible()
  await user.click(panel.getByRole('checkbox', { name: 'Priority' }))
  await user.click(panel.getByRole('button', { name: 'Move Status up' }))
  await waitFor(() =>
    expect(new URLSearchParams(window.location.search).get('cols')).toBe('number,title,customer,when,status,staff,total,branch'),
  )
  expect(heads()).toEqual(['', 'Job', 'Title', 'Customer', 'When', 'Status', 'Staff', 'Total', 'Branch', 'Actions'])
})

test('columns become the user’s default only on request', { tags: 'nightly' }, async () => {
  const { user } = await open('/jobs?page=2&cols=number,status,total')
  expect(heads()).toEqual(['', 'Job', 'Status', 'Total', 'Actions'])
  expect(readSaved(jobList).columns).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('button', { name: 'Use as my default' }))
  await waitFor(() => expect(window.location.search).toBe('?page=2'))
  expect(readSaved(jobList).columns).toEqual(['number', 'status', 'total'])
  expect(heads()).toEqual(['', 'Job', 'Status', 'Total', 'Actions'])
})

test('optional columns show the row’s values', async () => {
  await open('/jobs?cols=number,customer,address,category,phone,visits,people,invoice', {
    Jobs: jobsOf([job({ invoiceStatus: 'UNPAID', visitsDone: 1, visitsTotal: 3 })]),
  })
  const row = screen.getByRole('link', { name: 'J-1012' }).closest('tr') as HTMLElement
  expect(await within(row).findByText('+1 (555) 010-0123')).toBeVisible()
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'J-1012', 'Maria Lopez', '12 Oak Street, Salem', 'Heating', '+1 (555) 010-0123', '1 of 3', '1', 'UnPaid', ''])
})

test('status, staff and category narrow the list, each with a named chip', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open('/jobs')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Unassigned' }))
  await user.click(screen.getByRole('button', { name: 'Declined' }))
  await user.click(screen.getByRole('combobox', { name: 'Staff' }))
  await user.click(await screen.findByRole('option', { name: 'Ana Silva' }))
  await user.type(screen.getByRole('combobox', { name: 'Category' }), 'heat{Enter}')
  await waitFor(() => expect(lastInput(gateway)).toMatchObject({ statuses: ['UNASSIGNED', 'DECLINED'], staffId: '7', categoryId: '2' }))
  expect(await screen.findByRole('button', { name: 'Remove filter Status: Unassigned, Declined' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Remove filter Staff: Ana Silva' })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Remove filter Category: Heating' }))
  await waitFor(() => expect(window.location.search).toBe('?status=unassigned%2Cdeclined&staff=7'))
})

test('settings that another user saved in this browser are not applied', async () => {
  await open('/jobs', {}, () => {
    signedIn({ ...owner, email: 'ben@demo.test' })
    changeListPreferences(jobList, { columns: ['number', 'status'] })
    signedIn()
  })
  expect(heads()).toContain('Title')
})
