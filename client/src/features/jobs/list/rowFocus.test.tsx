import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, type FakeOperation } from '../../../testing/fakeGateway.ts'
import { onPhone } from '../../../testing/onPhone.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, managed, me, NINE, reasons } from '../../../testing/jobs.ts'

afterEach(() => void vi.useRealTimers())

/** Deleted jobs stay hidden for the lifetime of the page, so each test uses its own jobs. */
let next = 700
const open = async (count: number, more: Record<string, FakeOperation> = {}) => {
  signedIn()
  const jobs = Array.from({ length: count }, () => job({ id: `${(next += 1)}`, jobNumber: `J-${next}`, title: `Work ${next}` }))
  const numbers = jobs.map(({ jobNumber }) => jobNumber ?? '')
  const gateway = fakeGateway({ ...me, ...reasons, Jobs: jobsOf(jobs, 40), ...more })
  const view = renderAt('/jobs')
  const menu = (place: number) => screen.getByRole('button', { name: `Actions for ${numbers[place]}` })
  await screen.findByRole('button', { name: `Actions for ${numbers[0]}` })
  const select = async (...places: number[]): Promise<void> => {
    for (const place of places) await view.user.click(screen.getByRole('checkbox', { name: `Select ${numbers[place]}` }))
  }
  const link = (place: number) => screen.getByRole('link', { name: new RegExp(`${next - count + 1 + place}$`) })
  const bar = async () => within(await screen.findByRole('region', { name: 'Selected jobs' }))
  const deleteByKeyboard = async (place: number): Promise<void> => {
    act(() => menu(place).focus())
    await view.user.keyboard('{Enter}')
    const item = await screen.findByRole('menuitem', { name: 'Delete' })
    act(() => item.focus())
    await view.user.keyboard('{Enter}')
    await screen.findByText(`${numbers[place]} deleted`)
  }
  return { gateway, jobs, numbers, menu, link, select, bar, deleteByKeyboard, ...view }
}

test('after deleting a row, focus moves to the menu of the next row, or the previous one at the end', { tags: 'nightly' }, async () => {
  const { menu, deleteByKeyboard } = await open(3)
  await deleteByKeyboard(1)
  await waitFor(() => expect(menu(2)).toHaveFocus())
  await deleteByKeyboard(2)
  await waitFor(() => expect(menu(0)).toHaveFocus())
})

test('after deleting a card, focus moves likewise', async () => {
  onPhone()
  const { menu, deleteByKeyboard } = await open(2)
  expect(screen.queryByRole('table')).toBeNull()
  await deleteByKeyboard(0)
  await waitFor(() => expect(menu(1)).toHaveFocus())
})

test('after deleting the last row, the empty message receives focus', async () => {
  const { deleteByKeyboard } = await open(1)
  await deleteByKeyboard(0)
  await waitFor(() => expect(document.activeElement).toHaveTextContent('No data Found!'))
})

test('an action without a dialog leaves focus on its row menu', { tags: 'nightly' }, async () => {
  // Steps on the day of the visit need no confirmation.
  vi.setSystemTime(NINE * 1000)
  let finish: () => void = () => undefined
  const later = new Promise<void>((resolve) => (finish = resolve))
  const { user, jobs, menu } = await open(2, {
    ManageJob: () => later.then(() => managed(job({ ...jobs[0], status: 'ON_THE_WAY', allowedActions: [] }))),
  })
  act(() => menu(0).focus())
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'On the way' })
  act(() => item.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(menu(0)).toHaveAttribute('aria-busy', 'true'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(menu(0)).toHaveFocus()
  finish()
  await waitFor(() => expect(menu(0)).toHaveAttribute('aria-busy', 'false'))
  expect(menu(0)).toHaveFocus()
})

test('after a bulk delete, the menu of the next row has focus', { tags: 'nightly' }, async () => {
  const { user, menu, select, bar } = await open(4)
  await select(1, 2)
  await user.click((await bar()).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('2 jobs deleted')).toBeVisible()
  await waitFor(() => expect(menu(3)).toHaveFocus())
})

test(
  'after a bulk cancellation, the menu of the first cancelled row has focus, and its neighbor’s once it leaves the list',
  { tags: 'nightly' },
  async () => {
    const { gateway, jobs, user, menu, select, bar } = await open(3)
    gateway.answer({ ManageJob: managed(job({ ...jobs[0], status: 'CANCELLED', visits: null, allowedActions: [] })) })
    let deliver: () => void = () => undefined
    const later = new Promise<void>((resolve) => (deliver = resolve))
    await select(0)
    await user.click((await bar()).getByRole('button', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('dialog'))
    gateway.answer({ Jobs: () => later.then(() => jobsOf(jobs.slice(1), 39)) })
    await user.click(await dialog.findByRole('radio', { name: 'Weather' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel job' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(menu(0)).toHaveFocus())
    deliver()
    await waitFor(() => expect(menu(1)).toHaveFocus())
  },
)

test(
  'the A key moves from a selected row to the bar, Escape back to the row, where it clears the selection',
  { tags: 'nightly' },
  async () => {
    const { user, link, bar } = await open(3)
    act(() => link(1).focus())
    await user.keyboard('a')
    expect(link(1)).toHaveFocus()
    await user.keyboard('x')
    const actions = await bar()
    await user.keyboard('a')
    expect(actions.getByRole('button', { name: 'Assign' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(link(1)).toHaveFocus()
    expect(screen.getByText('1 selected')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('1 selected')).toBeNull()
    expect(link(1)).toHaveFocus()
  },
)

test('a link to the bar is next to the page checkbox while rows are selected', { tags: 'nightly' }, async () => {
  const { user, link, bar } = await open(2)
  const way = () => screen.queryByRole('button', { name: 'Actions for the selected jobs' })
  expect(way()).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  const actions = await bar()
  await user.tab()
  expect(way()).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(actions.getByRole('button', { name: 'Assign' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(link(0)).toHaveFocus()
})

test('Clear moves focus to a row that was selected', { tags: 'nightly' }, async () => {
  const { user, link, select, bar } = await open(3)
  await select(2)
  await user.click((await bar()).getByRole('button', { name: 'Clear' }))
  expect(screen.queryByText('1 selected')).toBeNull()
  expect(link(2)).toHaveFocus()
})
