import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, managed, me, NINE, visit } from '../../../testing/jobs.ts'

const DAY = 86_400
const day = (days: number, lockVersion: number) => ({ startAt: NINE + days * DAY, endAt: NINE + days * DAY + 5400, lockVersion })
const asNow = (days: number, lockVersion: number): FakeOperation => ({
  job: job({ ...day(days, lockVersion), visits: [visit(day(days, lockVersion))] }),
})

/** Moves a job by one day. */
async function move(first: FakeOperation, now: FakeOperation) {
  signedIn()
  const gateway = fakeGateway({ ...me, Jobs: jobsOf([job({ visitsTotal: 1 })]), ManageJob: first, JobVisits: now })
  const { user } = renderAt('/jobs')
  await user.click(await screen.findByRole('checkbox', { name: 'Select J-1012' }))
  await user.click(within(await screen.findByRole('region', { name: 'Selected jobs' })).getByRole('button', { name: 'Reschedule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  return { gateway, user, dialog }
}

/** A move by one day loses its response; Retry then meets the job as it is now. */
async function retried(first: FakeOperation, now: FakeOperation, movedTo = 1) {
  const { gateway, user, dialog } = await move(first, now)
  const retry = await dialog.findByRole('button', { name: 'Try this one again' })
  gateway.answer({ ManageJob: managed(job(day(movedTo, 9))) })
  await user.click(retry)
  await screen.findByText('1 job moved')
  return gateway.callsOf('ManageJob').map(({ input }) => input)
}

test('a move whose response was lost is looked for, and not sent twice', async () => {
  const { gateway } = await move(outOfReach(), asNow(1, 4))
  expect(await screen.findByText('1 job moved')).toBeVisible()
  expect(gateway.callsOf('ManageJob')).toHaveLength(1)
})

test('a move whose response was lost, and that can’t be looked for, is listed until it can', async () => {
  const { gateway, user, dialog } = await move(outOfReach(), refuse('UPSTREAM_TIMEOUT', 'The service took too long.'))
  expect(await dialog.findByRole('list', { name: '1 job sent, not confirmed yet:' })).toHaveTextContent('J-1012')
  gateway.answer({ JobVisits: asNow(1, 4) })
  await user.click(dialog.getByRole('button', { name: 'Try this one again' }))
  expect(await screen.findByText('1 job moved')).toBeVisible()
  expect(gateway.callsOf('ManageJob')).toHaveLength(1)
})

test.each([
  ['the connection', outOfReach()],
  ['the response', refuse('UPSTREAM_TIMEOUT', 'The service took too long.')],
])('a move that lost %s is retried to the same day', async (_, first) => {
  const [once, again] = await retried(first, asNow(0, 4))
  expect(once).toMatchObject({ date: '2026-11-24', lockVersion: 3 })
  expect(again).toMatchObject({ date: '2026-11-24', lockVersion: 4, visitId: '501' })
})

test('a move that is refused as stale, but has happened, is done', async () => {
  const { gateway } = await move(refuse('STALE', 'Rachel Whitfield changed this in the meantime.'), asNow(1, 4))
  expect(await screen.findByText('1 job moved')).toBeVisible()
  expect(gateway.callsOf('ManageJob')).toHaveLength(1)
})

test('a visit moved by another user meanwhile moves from its new time', async () => {
  const [, again] = await retried(refuse('STALE', 'Somebody else has changed this.'), asNow(3, 5), 4)
  expect(again).toMatchObject({ date: '2026-11-27', lockVersion: 5 })
})
