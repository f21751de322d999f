import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Toaster } from '../toasts/Toaster.tsx'
import { owner, signedIn } from '../../testing/people.ts'
import { renderRoutes } from '../../testing/renderRoutes.tsx'
import { ListPage } from './ListPage.tsx'
import { type Van, vanList } from './testing/sampleList.tsx'

const vans: Van[] = [
  { id: '1', plate: 'OR 100', driver: 'Ana Silva', distance: 1200 },
  { id: '2', plate: 'OR 200', driver: 'Ben Hart', distance: 80 },
  { id: '3', plate: 'OR 300', driver: null, distance: 7 },
]
const answer = (items: readonly Van[]): FakeOperation => ({
  vans: { __typename: 'VanPage', items: items.map((van) => ({ __typename: 'Van', ...van })), totalCount: items.length },
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** The list's page, as a domain would render it. */
async function open(search = '', items: readonly Van[] = vans, more: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, Vans: answer(items), ...more })
  renderRoutes(`/vans${search}`, [
    {
      path: '/vans',
      element: (
        <>
          <Toaster />
          <ListPage list={vanList} />
        </>
      ),
    },
    { path: '/vans/:id', element: <h1>One van</h1> },
  ])
  await screen.findByRole('heading', { name: 'Vans' })
  return { gateway, user: userEvent.setup({ delay: null }), lastInput: () => gateway.callsOf('Vans').at(-1)?.['input'] }
}
const link = (plate: string) => screen.findByRole('link', { name: plate })

test('a declared list queries what its URL says and shows the rows', async () => {
  const { lastInput } = await open('?q=ana&free=1&fuel=electric&sort=-distance&page=2')
  const row = (await link('OR 100')).closest('tr') as HTMLElement
  expect(within(row).getByText('1200 km')).toBeVisible()
  expect(lastInput()).toEqual({
    search: 'ana',
    isFree: true,
    fuel: 'ELECTRIC',
    sortBy: 'DISTANCE',
    sortDirection: 'DESCENDING',
    page: 2,
    perPage: 10,
  })
})

test('stores filters in the URL, each with a chip that removes it', { tags: 'nightly' }, async () => {
  const { user, lastInput } = await open()
  await link('OR 100')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('switch', { name: 'Free only' }))
  await waitFor(() => expect(window.location.search).toBe('?free=1'))
  await user.click(await screen.findByRole('radio', { name: 'Electric' }))
  await waitFor(() => expect(lastInput()).toMatchObject({ isFree: true, fuel: 'ELECTRIC' }))
  await user.click(await screen.findByRole('button', { name: 'Remove filter Free only' }))
  await waitFor(() => expect(window.location.search).toBe('?fuel=electric'))
})

test('sorts by header, and moves between rows and selects them by keyboard', async () => {
  const { user } = await open()
  ;(await link('OR 100')).focus()
  await user.keyboard('{ArrowDown}')
  expect(await link('OR 200')).toHaveFocus()
  await user.keyboard('x')
  expect(await screen.findByRole('region', { name: 'Selected vans' })).toHaveTextContent('1 selected')
  expect(screen.getByRole('button', { name: 'Retire' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Distance' }))
  await waitFor(() => expect(window.location.search).toBe('?sort=distance'))
})

test('remembers the page size per list', { tags: 'nightly' }, async () => {
  const { user, lastInput } = await open('?page=2')
  await link('OR 100')
  const sizes = await screen.findByRole('combobox', { name: 'Rows per page' })
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10 per page', '25 per page', '50 per page', '100 per page'])
  await user.selectOptions(sizes, '50')
  await waitFor(() => expect(lastInput()).toMatchObject({ page: 1, perPage: 50 }))
  cleanup()
  const again = await open()
  await link('OR 100')
  expect(again.lastInput()).toMatchObject({ perPage: 50 })
  expect(window.location.search).toBe('')
})

const changed: FakeOperation = { changeVan: { __typename: 'ChangedVan', place: 4 } }

test('runs a row action at once, reports it and undoes it', async () => {
  const { gateway, user } = await open('', vans, { ChangeVan: changed })
  await user.click(await screen.findByRole('button', { name: 'Actions for OR 200' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Pin' }))
  expect(await screen.findByText('OR 200 pinned at place 4')).toBeVisible()
  const asked = gateway.callsOf('Vans').length
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Change undone: OR 200')).toBeVisible()
  expect(gateway.callsOf('ChangeVan')).toEqual([
    { id: '2', action: 'PIN' },
    { id: '2', action: 'UNPIN' },
  ])
  await waitFor(() => expect(gateway.callsOf('Vans').length).toBeGreaterThan(asked))
})

test('shows why an undo failed', async () => {
  const { gateway, user } = await open('', vans, { ChangeVan: changed })
  await user.click(await screen.findByRole('button', { name: 'Actions for OR 100' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Pin' }))
  await screen.findByText('OR 100 pinned at place 4')
  gateway.answer({ ChangeVan: refuse('FORBIDDEN', 'Not for you.') })
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Couldn’t undo: Not for you.')).toBeVisible()
})

test('confirms a destructive action, and lets the user override a conflict', async () => {
  const { gateway, user } = await open('', vans, { ChangeVan: refuse('CLASH', 'OR 100 is on the road.') })
  await user.click(await screen.findByRole('button', { name: 'Actions for OR 100' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Retire' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire OR 100' }))
  expect(dialog.getByText('Ana Silva loses the van.')).toBeVisible()
  expect(gateway.callsOf('ChangeVan')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Retire' }))
  expect(await dialog.findByText('OR 100 is on the road.')).toBeVisible()
  gateway.answer({ ChangeVan: changed })
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }))
  expect(await screen.findByText('OR 100 retired')).toBeVisible()
  expect(gateway.callsOf('ChangeVan')[1]).toEqual({ id: '1', action: 'RETIRE', reason: 'It has to be' })
})

test('does not report a change if the service returns no record', async () => {
  const { user } = await open('', vans, { ChangeVan: { changeVan: null } })
  await user.click(await screen.findByRole('button', { name: 'Actions for OR 300' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Pin' }))
  expect(await screen.findByText('“Pin” sent for OR 300. We couldn’t confirm the result.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('a bulk action whose response was lost is listed and not offered again where it can’t be looked for', async () => {
  const { gateway, user } = await open('', vans, { ChangeVan: refuse('UPSTREAM_TIMEOUT', 'The service took too long.') })
  await link('OR 100')
  await user.click(screen.getByRole('checkbox', { name: 'Select OR 100' }))
  await user.click(await screen.findByRole('button', { name: 'Pin' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pin 1 van' }))
  await user.click(dialog.getByRole('button', { name: 'Pin' }))
  const list = await dialog.findByRole('list', { name: '1 van sent, not confirmed yet:' })
  expect(list).toHaveTextContent('We couldn’t confirm the result. The service took too long.')
  expect(dialog.queryByRole('button', { name: /^Try/ })).toBeNull()
  expect(gateway.callsOf('ChangeVan')).toHaveLength(1)
})

test('runs a bulk action row by row, names failures and retries them', async () => {
  const pinning: FakeOperation = ({ id }) => (id === '2' ? refuse('TOO_MANY_REQUESTS', 'Not so fast.') : changed)
  const { gateway, user } = await open('', vans, { ChangeVan: pinning })
  await link('OR 100')
  for (const plate of ['OR 100', 'OR 200']) await user.click(screen.getByRole('checkbox', { name: `Select ${plate}` }))
  await user.click(await screen.findByRole('button', { name: 'Pin' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pin 2 vans' }))
  expect(dialog.getByText('They stand first.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Pin' }))
  expect(await dialog.findByText('1 van pinned.')).toBeVisible()
  expect(dialog.getByRole('list', { name: '1 van couldn’t be pinned:' })).toHaveTextContent('OR 200 Ben HartNot so fast.')
  gateway.answer({ ChangeVan: changed })
  await user.click(dialog.getByRole('button', { name: 'Try this one again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(gateway.callsOf('ChangeVan').map(({ id, action }) => [id, action])).toEqual([
    ['1', 'PIN'],
    ['2', 'PIN'],
    ['2', 'PIN'],
  ])
  await user.click((await screen.findAllByRole('button', { name: /^Undo/ }))[0] as HTMLElement)
  expect(await screen.findByText('Change undone: 1 van')).toBeVisible()
})

test('shows cards on a phone', async () => {
  onPhone()
  await open()
  const card = (await link('OR 100')).closest('li') as HTMLElement
  expect(within(card).getByText('Ana Silva')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('without rows it says so and offers to clear the filters', async () => {
  const { user } = await open('?free=1', [])
  expect(await screen.findByText('No vans match these filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(await screen.findByText('There are no vans yet.')).toBeVisible()
})

test('exports the visible columns in order', async () => {
  const files: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = await open('?cols=plate,distance')
  await link('OR 100')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Export to CSV' }))
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^vans-\d{4}-\d\d-\d\d\.csv$/)]))
  expect((await files[0]?.text())?.replace('\uFEFF', '')).toBe('Plate,Distance (km)\r\nOR 100,1200\r\nOR 200,80\r\nOR 300,7\r\n')
})

test('replaces the previous rows by skeletons while another choice loads slowly, with a retry', async () => {
  const { user, gateway } = await open()
  await link('OR 100')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  gateway.answer({ Vans: () => new Promise<never>(() => undefined) })
  await user.click(screen.getByRole('button', { name: /Plate/ }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'OR 100' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.queryByRole('link', { name: 'OR 100' })).toBeNull()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(4000))
  gateway.answer({ Vans: answer(vans.slice(1)) })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await link('OR 200')).toBeVisible()
  expect(screen.queryByText('Still loading…')).toBeNull()
})
