import { screen, waitFor, within } from '@testing-library/react'
import readXlsxFile from 'read-excel-file/universal'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { ana, ben, me, NINE } from '../../testing/jobs.ts'
import { owner, signedIn, technician } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

/** Thursday, 26 November 2026, 9:00 in New York; weeks begin on Sunday. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE + 3 * 86_400) * 1000 }))
afterEach(() => void vi.useRealTimers())

const staffMember = ({ id, name }: typeof ana | typeof ben) => ({ __typename: 'StaffMember', id, name })
const visit = (id: string, part: object = {}, of: object = {}) => ({
  __typename: 'DispatchVisit',
  id,
  jobId: `1${id}`,
  jobNumber: `J-${id}`,
  title: 'Boiler repair',
  customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez' },
  visitsTotal: 1,
  visit: {
    __typename: 'Visit',
    id,
    status: 'COMPLETED',
    visitNumber: 1,
    staff: [staffMember(ana)],
    onTheWayAt: NINE,
    reachedAt: NINE + 754,
    startedAt: NINE + 800,
    finishedAt: NINE + 4000,
    ...part,
  },
  ...of,
})
const week =
  (visits: readonly object[]): FakeOperation =>
  ({ input }) => ({
    dispatchMap: { __typename: 'DispatchMap', visits: (input as { date: string }).date === '2026-11-23' ? visits : [] },
  })
const history = (...entries: readonly [id: string, visitId: string | null, status: string, createdAt: number][]): FakeOperation => ({
  jobHistory: {
    __typename: 'HistoryPage',
    items: entries.map(([id, visitId, status, createdAt]) => ({
      __typename: 'HistoryEntry',
      id,
      visitId,
      event: 'STATUS_CHANGED',
      status,
      createdAt,
    })),
    totalCount: entries.length,
  },
})

function open(answers: Record<string, FakeOperation>, path = '/timesheets', user: Parameters<typeof signedIn>[0] = owner) {
  signedIn(user)
  const gateway = fakeGateway({ ...me, Me: { me: user }, ...answers })
  return { gateway, ...renderAt(path) }
}
const cells = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('shows the hours of a week by technician and opens the visits behind them', async () => {
  const second = visit('502', { onTheWayAt: NINE + 5000, reachedAt: NINE + 5060, startedAt: null, finishedAt: NINE + 6060 })
  const shared = visit('503', { staff: [staffMember(ben)], onTheWayAt: NINE, reachedAt: NINE + 1, finishedAt: NINE + 3601 })
  const { gateway, user } = open({ TimesheetDay: week([visit('501'), second, shared]) })
  const table = within(await screen.findByRole('table', { name: 'Hours by technician' }))
  // 754 + 60 seconds of travel, 3246 + 1000 on site, 1000 between; 5060 worked.
  expect(cells(table.getByRole('row', { name: /Ana Silva/ }))).toEqual(['0:14', '1:11', '0:17', '1:24'])
  expect(cells(table.getByRole('row', { name: /Ben Otto/ }))).toEqual(['0:00', '1:00', '0:00', '1:00'])
  const dates = gateway.callsOf('TimesheetDay').map(({ input }) => (input as { date: string }).date)
  expect(dates).toEqual(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'])
  await user.click(table.getByRole('link', { name: 'Ana Silva' }))
  const day = within(await screen.findByRole('region', { name: 'Mon, Nov 23' }))
  expect(cells(day.getByRole('row', { name: /J-502/ }))).toEqual(['0:01', '0:17', '0:17'])
  expect(day.getByRole('link', { name: 'J-501 · Boiler repair' })).toHaveAttribute('href', '/jobs/1501')
  expect(gateway.callsOf('StepTimes')).toEqual([])
})

test('reads missing times from the timeline and names those it lacks, too', async () => {
  const bare = visit('501', { onTheWayAt: null, reachedAt: null, startedAt: null, finishedAt: null })
  const { gateway } = open(
    {
      TimesheetDay: week([bare]),
      StepTimes: history(['4', '501', 'COMPLETED', NINE + 4000], ['3', '999', 'REACHED', NINE + 10], ['2', '501', 'REACHED', NINE + 754]),
    },
    '/timesheets?staff=7',
  )
  const row = await screen.findByRole('row', { name: /J-501/ })
  expect(cells(row)).toEqual(['–', '0:54', '–'])
  expect(within(row).getByText('Not recorded: On the way')).toBeVisible()
  expect(gateway.callsOf('StepTimes')).toEqual([{ jobId: '1501', page: 1, perPage: 100 }])
})

test('says which days and timelines are missing from the hours', async () => {
  open({
    TimesheetDay: (variables, ...rest) => {
      if ((variables['input'] as { date: string }).date === '2026-11-24') return refuse('UPSTREAM_FAILED', 'Closed.')
      const answer = week([visit('501', { onTheWayAt: null })])
      return typeof answer === 'function' ? answer(variables, ...rest) : answer
    },
    StepTimes: refuse('FORBIDDEN', 'No.'),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load Tue, Nov 24. Couldn’t load the timeline of 1 job. These hours are incomplete.',
  )
})

test('a technician sees their own hours only', async () => {
  open({ TimesheetDay: week([visit('501', { staff: [staffMember(ana), staffMember(ben)] })]) }, '/timesheets?staff=8', technician)
  expect(await screen.findByRole('region', { name: 'Mon, Nov 23' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Technician' })).toBeNull()
  expect(screen.queryByText('Ben Otto')).toBeNull()
})

test('exports a row for each technician and visit', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:timesheets'
  })
  const { user } = open({ TimesheetDay: week([visit('501', { staff: [staffMember(ana), staffMember(ben)] })]) })
  const exportAs = async (item: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await exportAs('Export to CSV')
  await waitFor(() => expect(blobs).toHaveLength(1))
  const lines = ((await blobs[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines[1]).toBe(
    'Ana Silva,2026-11-23,J-501 · Boiler repair,Maria Lopez,1,09:00:00,09:12:34,09:13:20,10:06:40,0:12:34,0:54:06,,0:00:00,',
  )
  expect(lines[2]).toMatch(/^Ben Otto,/)

  await exportAs('Export to Excel')
  await waitFor(() => expect(blobs).toHaveLength(2))
  const [sheet] = await readXlsxFile((await blobs[1]?.arrayBuffer()) ?? new ArrayBuffer(0))
  // A duration is read as a time after the beginning of Excel's calendar.
  const texts = sheet?.data[1]?.map((cell) =>
    cell instanceof Date ? new Date(Math.round(Number(cell) / 1000) * 1000).toISOString() : cell,
  )
  expect(texts?.slice(0, 11)).toEqual([
    'Ana Silva',
    '2026-11-23T00:00:00.000Z',
    'J-501 · Boiler repair',
    'Maria Lopez',
    1,
    '2026-11-23T09:00:00.000Z',
    '2026-11-23T09:12:34.000Z',
    '2026-11-23T09:13:20.000Z',
    '2026-11-23T10:06:40.000Z',
    '1899-12-30T00:12:34.000Z',
    '1899-12-30T00:54:06.000Z',
  ])
})
