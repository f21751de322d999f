import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, me } from '../../../testing/jobs.ts'

/** Deleted jobs stay hidden for the lifetime of the page, so each test uses its own jobs. */
let next = 100
const rows = () => [0, 1, 2].map(() => job({ id: `${(next += 1)}`, jobNumber: `J-${next}`, lockVersion: next }))
const deleted: FakeOperation = ({ input }) => ({
  deleteJob: { __typename: 'DeletedRecord', id: (input as { id: string }).id, deletedAt: 1_795_442_400 },
})

const open = async (answers: Record<string, FakeOperation> = { DeleteJob: deleted }) => {
  signedIn()
  const jobs = rows()
  const numbers = jobs.map(({ jobNumber }) => jobNumber ?? '')
  const gateway = fakeGateway({ ...me, Jobs: jobsOf(jobs, 5000), ...answers })
  const view = renderAt('/jobs')
  await screen.findByRole('link', { name: numbers[0] ?? '' })
  const row = (place: number) => screen.queryByRole('link', { name: numbers[place] ?? '' })
  const remove = async (place: number): Promise<void> => {
    await view.user.click(screen.getByRole('button', { name: `Actions for ${numbers[place]}` }))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText(`${numbers[place]} deleted`)
  }
  const removeAll = async (): Promise<void> => {
    await view.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await view.user.click(within(await screen.findByRole('region', { name: 'Selected jobs' })).getByRole('button', { name: 'Delete' }))
    await screen.findByText('3 jobs deleted')
  }
  return { gateway, jobs, numbers, row, remove, removeAll, ...view }
}
const inputs = (gateway: ReturnType<typeof fakeGateway>) => gateway.callsOf('DeleteJob').map(({ input }) => input)
/** The toast timer is a CSS animation. */
const endOfOffer = (): void => void fireEvent.animationEnd(document.querySelector('.Toastify__progress-bar') as Element)
const hide = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => vi.restoreAllMocks())
afterEach(() => vi.restoreAllMocks())

test('a deleted job disappears from rows and counts at once and is sent to the backend when the Undo ends', async () => {
  const { gateway, jobs, row, remove } = await open()
  await remove(0)
  expect(row(0)).toBeNull()
  expect(screen.getByText('1–2 of 4,999')).toBeVisible()
  expect(screen.getByRole('tab', { name: /All Visits/ })).toHaveTextContent('4,999')
  expect(screen.getByRole('tab', { name: /Pending/ })).toHaveTextContent('1,203')
  expect(inputs(gateway)).toEqual([])
  endOfOffer()
  await waitFor(() => expect(inputs(gateway)).toEqual([{ id: jobs[0]?.id, lockVersion: jobs[0]?.lockVersion }]))
  expect(row(0)).toBeNull()
})

test('Undo restores the job and sends no delete', async () => {
  const { gateway, row, remove } = await open()
  await remove(1)
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(row(1)).toBeVisible())
  expect(screen.getByText('1–3 of 5,000')).toBeVisible()
  hide('hidden')
  await waitFor(() => expect(screen.queryByText(/deleted$/)).toBeNull())
  expect(inputs(gateway)).toEqual([])
})

test('hiding or leaving the page sends a pending delete once and ends the Undo', async () => {
  const { gateway, row, remove } = await open()
  await remove(0)
  hide('hidden')
  await waitFor(() => expect(inputs(gateway)).toHaveLength(1))
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(gateway.callsOf('Jobs').length).toBeGreaterThan(1))
  expect(row(0)).toBeNull()
  expect(inputs(gateway)).toHaveLength(1)
})

test('signing out sends a pending delete with the user’s own session', async () => {
  const { gateway, user, remove } = await open()
  await remove(0)
  await user.click(screen.getByRole('button', { name: 'Account: Olivia Owner' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(inputs(gateway)).toHaveLength(1))
  expect(gateway.calls.find(({ operation }) => operation === 'DeleteJob')?.headers.get('authorization')).toBe('token-of-the-owner')
})

test('a rejected delete restores the job and shows the reason', async () => {
  const { gateway, row, numbers, remove } = await open({
    DeleteJob: refuse('INVALID', 'This job has an invoice, so it can’t be deleted.'),
  })
  await remove(0)
  endOfOffer()
  expect(await screen.findByText(`${numbers[0]} wasn’t deleted: This job has an invoice, so it can’t be deleted.`)).toBeVisible()
  expect(row(0)).toBeVisible()
  expect(inputs(gateway)).toHaveLength(1)
})

test('a bulk delete restores the jobs that could not be deleted and lists their reasons', async () => {
  const { gateway, jobs, numbers, removeAll } = await open({
    DeleteJob: (variables) => {
      const { id } = variables['input'] as { id: string }
      return id === jobs[1]?.id
        ? refuse('INVALID', 'A visit of this job is in progress, so the job can’t be deleted.')
        : (deleted as (v: object) => never)(variables)
    },
  })
  await removeAll()
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull()
  endOfOffer()
  const list = within(await screen.findByRole('dialog', { name: 'Some jobs weren’t deleted' })).getByRole('list', {
    name: '1 job is back in the list:',
  })
  expect(list).toHaveTextContent(`${numbers[1]} Boiler repairA visit of this job is in progress, so the job can’t be deleted.`)
  expect(inputs(gateway)).toHaveLength(3)
  // Reported in the dialog only, not in a toast.
  expect(screen.queryByText(/wasn’t deleted/)).toBeNull()
})

test('the confirmation names the visits that are deleted with a job', { tags: 'nightly' }, async () => {
  signedIn()
  const series = job({ id: '901', jobNumber: 'J-901', visitsTotal: 12 })
  fakeGateway({ ...me, Jobs: jobsOf([series]), DeleteJob: deleted })
  const { user } = renderAt('/jobs')
  await user.click(await screen.findByRole('button', { name: 'Actions for J-901' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('J-901 deleted with its 12 visits')).toBeVisible()
  endOfOffer()
})
