import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, me } from '../../../testing/jobs.ts'

const numbered = (id: number, part: object = {}) => job({ id: `${id}`, jobNumber: `J-${id}`, ...part })
const deleted: FakeOperation = ({ input }) => ({
  deleteJob: { __typename: 'DeletedRecord', id: (input as { id: string }).id, deletedAt: 1_795_442_400 },
})

async function open(jobs: FakeOperation) {
  signedIn()
  const gateway = fakeGateway({ ...me, Jobs: jobs, DeleteJob: deleted })
  const { user } = renderAt('/jobs')
  await screen.findAllByRole('checkbox', { name: /^Select J-/ })
  const removeAll = async () => {
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await user.click(within(await screen.findByRole('region', { name: 'Selected jobs' })).getByRole('button', { name: 'Delete' }))
  }
  return { gateway, user, removeAll }
}

test('the next rows fill a deleted page', async () => {
  const pages = [
    [numbered(711), numbered(712)],
    [numbered(713), numbered(714)],
  ]
  const { removeAll } = await open(({ input }) => jobsOf(pages[((input as { page?: number }).page ?? 1) - 1] ?? [], 5000))
  await removeAll()
  await waitFor(() => expect(screen.getByRole('link', { name: 'J-713' })).toBeVisible())
  expect(screen.getByRole('link', { name: 'J-714' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'J-711' })).toBeNull()
  expect(screen.getByText('1–2 of 4,998')).toBeVisible()
  expect(screen.queryByText('No data Found!')).toBeNull()
})

const invoiced = numbered(701, { invoiceStatus: 'UNPAID' })
const underWay = numbered(702, { status: 'ON_THE_WAY' })

test.each([
  ['with an invoice', invoiced, 'This job has an invoice, so it can’t be deleted.'],
  ['under way', underWay, 'A visit of this job is in progress, so the job can’t be deleted.'],
])('the menu of a job %s says why it cannot be deleted', async (_, row, why) => {
  const { user } = await open(jobsOf([row]))
  await user.click(screen.getByRole('button', { name: `Actions for ${row.jobNumber}` }))
  const item = await screen.findByRole('menuitem', { name: `Delete ${why}` })
  expect(item).toHaveAttribute('aria-disabled', 'true')
  await user.click(item)
  expect(screen.getByRole('link', { name: row.jobNumber ?? '' })).toBeVisible()
  expect(screen.queryByText(`${row.jobNumber} deleted`)).toBeNull()
})

test('a bulk delete names the jobs that cannot be deleted before deleting the others', { tags: 'nightly' }, async () => {
  const { removeAll, user } = await open(jobsOf([invoiced, underWay, numbered(703)], 3))
  await removeAll()
  const dialog = await screen.findByRole('dialog', { name: 'Delete 1 of 3 jobs?' })
  expect(within(dialog).getByRole('list', { name: '2 jobs can’t be deleted:' })).toHaveTextContent(
    'This job has an invoice, so it can’t be deleted.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Delete 1 job' }))
  expect(await screen.findByText('J-703 deleted')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'J-703' })).toBeNull()
  expect(screen.getByRole('link', { name: 'J-701' })).toBeVisible()
})

test('a bulk delete says so if no selected job can be deleted', async () => {
  const { removeAll, user, gateway } = await open(jobsOf([invoiced, underWay]))
  await removeAll()
  const dialog = await screen.findByRole('dialog', { name: 'These jobs can’t be deleted' })
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(screen.getByRole('link', { name: 'J-701' })).toBeVisible()
  expect(gateway.callsOf('DeleteJob')).toEqual([])
})
