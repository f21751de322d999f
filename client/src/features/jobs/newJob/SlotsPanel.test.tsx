import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, refuse } from '../../../testing/fakeGateway.ts'
import { ana, ben, candidate } from '../../../testing/jobs.ts'
import { createButton, fillCustomerAndCategory, openCallDesk, openNewJob } from '../../../testing/jobForm.ts'

beforeAll(() => Promise.all([import('./NewJobPage.tsx'), import('./SlotsPanel.tsx')]))
beforeEach(() => {
  sessionStorage.clear()
  // A Saturday: the company is closed.
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
})
afterEach(() => void vi.useRealTimers())

interface Asked {
  readonly date?: string
  readonly startTime?: string
  readonly endTime?: string
}
const askedOf = (calls: readonly Record<string, unknown>[]): Asked[] => calls.map(({ input }) => input as Asked)
const times = (): Promise<HTMLElement> => screen.findByRole('listbox', { name: 'Next free times' })
const seen = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent)

test('arrow keys move through the free times, and Enter takes day, time and technician', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  const list = await times()
  const [first] = within(list).getAllByRole('option')
  first?.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  const chosen = within(list).getByRole('option', { selected: true })
  expect(chosen).toHaveAccessibleName(/^Monday, 11\/23\/2026\s+12:00.*1:30.*Ana Silva · 3\.4 km/)
  expect(await screen.findByText(/^Chosen: Monday, 11\/23\/2026, 12:00 – 1:30 PM, Ana Silva$/)).toBeInTheDocument()
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
  expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({
    dates: ['2026-11-23'],
    startTime: '12:00',
    endTime: '13:30',
    staffIds: [ana.id],
  })
})

test('a second technician is added to a free time without opening the time fields', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openCallDesk('', {
    RankedStaff: { rankedStaff: [candidate({ id: ana.id, name: ana.name }), candidate({ id: ben.id, name: ben.name, score: 80 })] },
  })
  await fillCustomerAndCategory(user)
  const [first] = within(await times()).getAllByRole('option')
  await user.click(first as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'One or more technicians' }))
  const technicians = within(await screen.findByRole('group', { name: /^Technicians/ }))
  expect(technicians.getByRole('checkbox', { name: /^Ana Silva/ })).toBeChecked()
  await user.click(technicians.getByRole('checkbox', { name: /^Ben Otto/ }))
  expect(screen.getByText('2 technicians')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Another time' })).toHaveAttribute('aria-expanded', 'false')
  expect(first).toHaveAttribute('aria-selected', 'true')
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
  expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ dates: ['2026-11-23'], staffIds: [ana.id, ben.id] })
})

test('staff with a visit are checked for the exact time and offered only if free', { tags: 'nightly' }, async () => {
  const busy: FakeOperation = ({ input }) => {
    const { date, startTime } = input as Asked
    const isWholeDay = startTime === '08:00' && date === '2026-11-23'
    const at = (iso: string): number => Date.parse(iso) / 1000
    const clash = {
      __typename: 'Clash' as const,
      visitId: '77',
      jobNumber: 'J-0900',
      startAt: at('2026-11-23T15:00:00Z'),
      endAt: at('2026-11-23T16:00:00Z'),
    }
    return {
      rankedStaff: [
        candidate({ id: ana.id, name: ana.name, isAvailable: !isWholeDay && startTime !== '12:00', clashes: isWholeDay ? [clash] : [] }),
        candidate({ id: ben.id, name: ben.name, categoryMatch: false }),
      ],
    }
  }
  const { gateway, user } = await openNewJob('', { RankedStaff: busy })
  await fillCustomerAndCategory(user)
  const names = seen(await times()).filter((name) => name?.includes('Monday'))
  expect(names.length).toBeGreaterThan(0)
  expect(names.every((name) => name?.includes('Ana Silva'))).toBe(true)
  const asked = askedOf(gateway.callsOf('RankedStaff')).filter(({ date, endTime }) => date === '2026-11-23' && endTime !== '17:00')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(8)
})

test('without availability the panel says so, and a time can still be chosen', { tags: 'nightly' }, async () => {
  const missing = candidate({ id: ana.id, name: ana.name, isAvailable: null, clashes: null })
  const { user } = await openNewJob('', { RankedStaff: { rankedStaff: [missing] } })
  await fillCustomerAndCategory(user)
  expect(await screen.findByText('Availability couldn’t be loaded. Choose a time yourself.')).toBeVisible()
  expect(screen.queryByRole('listbox', { name: 'Next free times' })).toBeNull()
  expect(screen.getByLabelText(/Start time/, { selector: 'input' })).toBeVisible()
})

test('errors are shown and can be retried', { tags: 'nightly' }, async () => {
  let isRefused = true
  const answer: FakeOperation = () =>
    isRefused ? refuse('FORBIDDEN', 'You may not see calendars.') : { rankedStaff: [candidate({ id: ana.id, name: ana.name })] }
  const { user } = await openNewJob('', { RankedStaff: answer })
  await fillCustomerAndCategory(user)
  const problem = await screen.findByText(/You may not see calendars\. Pick a time yourself/)
  isRefused = false
  await user.click(within(problem).getByRole('button', { name: 'Try again' }))
  expect(seen(await times())[0]).toMatch(/Ana Silva/)
})

test('more times are searched on later days', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  expect(within(await times()).getAllByRole('option')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'More times' }))
  await waitFor(async () => expect(within(await times()).getAllByRole('option')).toHaveLength(12))
  const days = new Set(askedOf(gateway.callsOf('RankedStaff')).flatMap(({ date }) => date ?? []))
  // Thursday 26 is a holiday.
  expect([...days].toSorted()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01'])
})

test('staff who are not offered have a reason, and ignoring a rule shows the times it frees', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob('', {
    RankedStaff: {
      rankedStaff: [
        candidate({ id: ana.id, name: ana.name }),
        candidate({ id: ben.id, name: ben.name, categoryMatch: false }),
        candidate({ id: '9', name: 'Cy Young', isAvailable: false, unavailableReason: 'Off until 11/30/2026' }),
      ],
    },
  })
  await fillCustomerAndCategory(user)
  await times()
  await user.click(await screen.findByText('Why not 2 other technicians?'))
  expect(screen.getByText('Has another trade.').closest('li')).toHaveTextContent('Ben Otto')
  expect(screen.getByText('Off until 11/30/2026.').closest('li')).toHaveTextContent('Cy Young')
  await user.click(screen.getByRole('button', { name: 'Include other trades' }))
  await waitFor(async () => expect(seen(await times()).some((name) => name?.includes('Ben Otto'))).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Ignore working hours and time off' }))
  await waitFor(async () => expect(seen(await times()).some((name) => name?.includes('Cy Young'))).toBe(true))
  expect(seen(await times()).some((name) => name?.includes('Ben Otto'))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Ignore working hours and time off', pressed: true }))
  await waitFor(async () => expect(seen(await times()).every((name) => name?.includes('Ana Silva'))).toBe(true))
})
