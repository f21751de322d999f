import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { onPhone } from '../../../testing/onPhone.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, me } from '../../../testing/jobs.ts'

const rows = ['11', '12', '13', '14'].map((id) => job({ id, jobNumber: `J-${id}`, title: `Work ${id}` }))
const open = async (path = '/jobs') => {
  signedIn()
  const gateway = fakeGateway({ ...me, Jobs: jobsOf(rows, 40) })
  const view = renderAt(path)
  const first = await screen.findByRole('link', { name: /11$/ })
  return { gateway, first, ...view }
}
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select J-/ })
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))
const box = (name: string) => screen.getByRole('checkbox', { name })

test('Shift+click selects all rows since the last one', async () => {
  const { user } = await open()
  await user.click(box('Select J-11'))
  await user.keyboard('{Shift>}')
  await user.click(box('Select J-13'))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual(['J-11', 'J-12', 'J-13'])
  expect(await screen.findByText('3 selected')).toBeVisible()
})

test('the header checkbox selects and deselects the page', { tags: 'nightly' }, async () => {
  const { user } = await open()
  await user.click(box('Select J-12'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' }).indeterminate).toBe(true)
  await user.click(box('Select all rows on this page'))
  expect(chosen()).toHaveLength(4)
  await user.click(box('Select all rows on this page'))
  expect(chosen()).toEqual([])
})

test(
  'keyboard selection: x and Space for a row, Shift and arrows for a range, Ctrl+A for the page, Escape clears',
  { tags: 'nightly' },
  async () => {
    const { first, user } = await open()
    act(() => first.focus())
    await user.keyboard('x')
    expect(chosen()).toEqual(['J-11'])
    await user.keyboard(' ')
    expect(chosen()).toEqual([])
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}')
    expect(chosen()).toEqual(['J-11', 'J-12'])
    expect(screen.getByRole('link', { name: 'J-12' })).toHaveFocus()
    await user.keyboard('{Control>}a{/Control}')
    expect(chosen()).toHaveLength(4)
    await user.keyboard('{Escape}')
    expect(chosen()).toEqual([])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/jobs/12'))
  },
)

test('the selection persists across pages and ends with another filter', { tags: 'nightly' }, async () => {
  const { user } = await open()
  await user.click(box('Select J-12'))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(window.location.search).toBe('?page=2'))
  expect(await screen.findByText('1 selected')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /Active/ }))
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
  expect(chosen()).toEqual([])
})

test('slash focuses the search, a question mark lists the shortcuts', async () => {
  const { user } = await open()
  await within(screen.getByRole('main')).findByRole('button', { name: 'More' })
  fireEvent.keyDown(document.body, { key: '/', code: 'Slash' })
  expect(screen.getByRole('searchbox')).toHaveFocus()
  act(() => screen.getByRole('searchbox').blur())
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true })
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(help.getByText('Select row')).toBeVisible()
  expect(help.getByText('Go to bulk actions and back').parentElement).toHaveTextContent(/backAEsc$/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('on a phone, tapping a card selects it in Select mode', { tags: 'nightly' }, async () => {
  onPhone()
  const { user } = await open()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  expect(await screen.findByText('Tap jobs to select them')).toBeVisible()
  await user.click(box('Select J-12'))
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('staff have no bulk actions and no selection', async () => {
  signedIn({ ...owner, userType: 'STAFF' })
  fakeGateway({ Me: { me: { ...owner, userType: 'STAFF' } }, Jobs: jobsOf(rows, 40) })
  const { user } = renderAt('/jobs')
  const first = await screen.findByRole('link', { name: /11$/ })
  expect(screen.queryByRole('checkbox')).toBeNull()
  act(() => first.focus())
  await user.keyboard('x{Shift>}{ArrowDown}{/Shift}{Control>}a{/Control}')
  expect(screen.queryByText(/selected/)).toBeNull()
  expect(screen.getByRole('link', { name: 'J-12' })).toHaveFocus()
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true })
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(help).getByText('Open job')).toBeVisible()
  expect(within(help).queryByText('Select row')).toBeNull()
})
