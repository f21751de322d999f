import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobsOfPage } from '../../../testing/customerRecord.ts'
import { fakeGateway, type FakeOperation, refuse } from '../../../testing/fakeGateway.ts'
import { job, NINE } from '../../../testing/jobs.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderRoutes } from '../../../testing/renderRoutes.tsx'
import { RecurringOf } from './RecurringOf.tsx'

/** 23 November 2026, 9:00 in New York. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 }))
afterEach(() => void vi.useRealTimers())

const rule = (endDate: string | null, sentence: string | null = 'Every week on Monday') => ({
  __typename: 'Recurrence' as const,
  frequency: 'WEEKLY' as const,
  sentence,
  endDate,
})
const series = (id: string, recurrence: object | null, more: object = {}) => ({
  ...job({ id, jobNumber: `J-${id}`, title: 'Pool care' }),
  isRecurring: true,
  recurrence,
  total: 80,
  billing: 'EACH_VISIT',
  ...more,
})

function open(answer: FakeOperation) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, RecurringOf: answer })
  renderRoutes('/', [{ path: '/', element: <RecurringOf customerId="30" /> }])
  return gateway
}
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Recurring jobs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('shows what, how often, price, next visit and end, and renews what ends within 30 days', async () => {
  const gateway = open({
    jobs: jobsOfPage([
      series('1', rule('2026-12-23')),
      series('2', rule('2026-12-24')),
      series('3', rule(null, null)),
      series('4', rule('2026-11-01'), { status: 'COMPLETED' }),
      series('5', null),
      series('6', rule(null), { status: 'CANCELLED' }),
    ]),
  })
  const next = 'Next visit 11/23/2026, 9:00 – 10:30 AM'
  expect(await rows()).toEqual([
    `J-1 · Pool careEvery week on Monday${next}$80.00 per visitEnds 12/23/2026Renew`,
    `J-2 · Pool careEvery week on Monday${next}$80.00 per visitEnds 12/24/2026`,
    `J-3 · Pool careWeekly${next}$80.00 per visitNo end date`,
    `J-4 · Pool careEvery week on Monday$80.00 per visitEnded 11/01/2026Renew`,
    `J-5 · Pool careRecurring job${next}$80.00 per visit`,
  ])
  expect(screen.getByRole('link', { name: 'Renew: J-1 · Pool care' })).toHaveAttribute('href', '/jobs/1/edit')
  expect(screen.getByRole('link', { name: 'Renew: J-4 · Pool care' })).toHaveAttribute('href', '/jobs/new?duplicate=4')
  expect(gateway.callsOf('RecurringOf')[0]).toMatchObject({ input: { customerId: '30', isRecurring: true } })
})

test('a backend that ignores the filter shows recurring jobs only, and that of the customer none', async () => {
  const gateway = open({ jobs: jobsOfPage([series('1', rule(null)), { ...series('2', null), isRecurring: false }], ['isRecurring']) })
  expect(await rows()).toHaveLength(1)
  gateway.answer({ RecurringOf: { jobs: jobsOfPage([series('1', rule(null))], ['customerId']) } })
  renderRoutes('/', [{ path: '/', element: <RecurringOf customerId="31" /> }])
  await vi.waitFor(() => expect(gateway.callsOf('RecurringOf')).toHaveLength(2))
  expect(screen.getAllByRole('region', { name: 'Recurring jobs' })).toHaveLength(1)
})

test('a failed list can be tried again', async () => {
  const gateway = open(refuse('UPSTREAM_FAILED', 'The database is down.'))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  gateway.answer({ RecurringOf: { jobs: jobsOfPage([series('1', rule(null))]) } })
  await userEvent.setup({ delay: null }).click(retry)
  expect(await rows()).toHaveLength(1)
})
