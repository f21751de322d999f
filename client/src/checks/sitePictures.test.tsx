import { recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { occurrencesOf } from '@callout/contracts/jobs/schedule/occurrences'
import { sentenceOf } from '@callout/contracts/jobs/schedule/recurrenceSentence'
import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import { totalsOf } from '@callout/contracts/jobs/money/totals'
import { jobAction } from '@callout/contracts/jobs/status/transitions'
import { MantineProvider } from '@mantine/core'
import { render, renderHook, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { listRows } from '../features/auth/listRows.ts'
import { initialsOf } from '../components/status/initials.ts'
import { availabilityOf, merits } from '../features/staff/team/candidateText.ts'
import { changesOf } from '../features/jobs/timeline/changeText.ts'
import { formatQuantity } from '@callout/contracts/text/quantity'
import { headlineOf } from '../features/jobs/timeline/headlineOf.ts'
import { visitCount } from '../features/schedule/visits/visitCount.ts'
import { candidate, entry, job } from '../testing/jobs.ts'
import { formatDay } from '@callout/contracts/text/day'
import { formatMoney } from '@callout/contracts/text/money'
import { ServicesPage } from '../features/site/pages/ServicesPage.tsx'
import { formatRelative, useFormat } from '../lib/format/useFormat.ts'
import { signedIn } from '../testing/people.ts'
import { VisitPreview } from '../features/jobs/myDay/VisitPreview.tsx'
import { AssignPicture } from '../features/site/pictures/AssignPicture.tsx'
import { BoardPreview } from '../features/schedule/board/BoardPreview.tsx'
import { BoardPicture } from '../features/site/pictures/BoardPicture.tsx'
import { FormPicture } from '../features/site/pictures/FormPicture.tsx'
import { JobListPicture } from '../features/site/pictures/JobListPicture.tsx'
import { PhonePicture } from '../features/site/pictures/PhonePicture.tsx'
import { RecurringPicture } from '../features/site/pictures/RecurringPicture.tsx'
import { sampleJobs } from '../features/site/pictures/sampleJobs.ts'
import { TimelinePicture } from '../features/site/pictures/TimelinePicture.tsx'
import { VisitPicture } from '../features/site/pictures/VisitPicture.tsx'
import { SAMPLE_NOW, SAMPLE_ZONE, samplePeople, sampleVisits } from '../features/site/pictures/sampleDay.ts'
import { TotalsPicture } from '../features/site/pictures/TotalsPicture.tsx'
import { discountNote, taxNote } from '../features/lineItems/Sums.tsx'

const PATTERN = 'MM/dd/yyyy'
const format = () => renderHook(() => useFormat()).result.current
const shownBy = (picture: ReactElement) => render(picture).container

beforeEach(() => signedIn())

test('the list has the tabs, statuses and date format of the job list', () => {
  const list = shownBy(<JobListPicture />)
  for (const { label } of Object.values(jobFilter)) expect(list).toHaveTextContent(label)
  for (const { status, when } of sampleJobs) {
    expect(list).toHaveTextContent(jobStatus[status].label)
    expect(list).toHaveTextContent(when)
  }
  expect(list).toHaveTextContent(format().dayOf(Date.UTC(2026, 2, 12, 18) / 1000))
})

test("the phone offers the next step for its job's status", () => {
  const { REACHED } = jobAction
  expect(REACHED.from).toContain(jobStatus.ON_THE_WAY.code)
  const phone = shownBy(<PhonePicture />)
  expect(phone).toHaveTextContent(jobStatus.ON_THE_WAY.label)
  expect(phone.querySelector(':scope > div > :last-child')).toHaveTextContent(REACHED.label)
})

test("technicians are shown with the dialog's words", () => {
  const picture = shownBy(<AssignPicture />)
  const free = candidate({ categoryMatch: true, distanceKm: 2.1, visitsThatDay: 3 })
  // Noon in New York.
  const startAt = Date.UTC(2026, 2, 12, 16, 30) / 1000
  const clashes = [{ __typename: 'Clash' as const, visitId: '1', jobNumber: 'J-1045', startAt, endAt: startAt + 75 * 60 }]
  const busy = candidate({ categoryMatch: false, distanceKm: 3.4, visitsThatDay: null, clashes })
  for (const person of [free, busy]) {
    expect(picture).toHaveTextContent(merits(person, 'mi').join(' · '))
    expect(picture).toHaveTextContent(availabilityOf(person, format()).text)
  }
})

test('the amounts follow the money rules for the lines', () => {
  const lines = [
    { name: 'Labor', quantity: 2, unit: 'hour', amount: 45 },
    { name: 'Thermostat', quantity: 1, unit: 'piece', amount: 19.99 },
    { name: 'Filter', quantity: 3, unit: 'piece', amount: 3.35, is_tax_exempt: true },
  ]
  const sums = totalsOf({
    lines,
    taxes: [{ tax_id: 1, name: 'Sales tax', rate: 8.25 }],
    discount_type: 0,
    discount_value: 10,
    discount_basis: 0,
    tax_basis: 1,
  })
  const picture = shownBy(<TotalsPicture />)
  for (const [index, line] of lines.entries()) {
    expect(picture).toHaveTextContent(line.name)
    expect(picture).toHaveTextContent(formatQuantity(line))
    expect(picture).toHaveTextContent(formatMoney(sums.line_totals[index] ?? 0, 'USD'))
  }
  for (const amount of [sums.subtotal, -sums.discount_total, sums.tax_total, sums.total])
    expect(picture).toHaveTextContent(formatMoney(amount, 'USD'))
  const shown = job({
    discountType: 'PERCENTAGE',
    discountValue: 10,
    discountTotal: sums.discount_total,
    discountBasis: 'GROSS',
    taxBasis: 'NET',
  })
  for (const message of [discountNote(shown), taxNote(shown)]) expect(picture).toHaveTextContent(`(${message})`)
})

test('the recurring job has the sentence and dates of its rule', () => {
  const rule = { frequency: recurrenceFrequency.WEEKLY.code, interval: 2, weekdays: [2], end_date: '2026-04-14', skip_closed_days: false }
  const { dates } = occurrencesOf(rule, '2026-03-03', { weekdays: [], holidays: [] })
  const picture = shownBy(<RecurringPicture />)
  expect(picture).toHaveTextContent(sentenceOf(rule, '2026-03-03', (date) => formatDay(date, PATTERN)))
  expect(picture).toHaveTextContent(visitCount(dates.length))
  for (const date of dates) expect(picture).toHaveTextContent(`Tue, ${formatDay(date, PATTERN)}`)
})

test('the timeline shows a finished and a moved visit like the job page', () => {
  const picture = shownBy(<TimelinePicture />)
  const { start, end, moved } = { start: '2026-03-12T11:30Z', end: '2026-03-12T13:30Z', moved: 30 * 60 }
  const seconds = (instant: string, more = 0): string => String(Date.parse(instant) / 1000 + more)
  const changes = [
    { __typename: 'HistoryChange' as const, field: 'start_at', from: seconds(start), to: seconds(start, moved) },
    { __typename: 'HistoryChange' as const, field: 'end_at', from: seconds(end), to: seconds(end, moved) },
  ]
  const planned = entry({ event: 'SCHEDULED_AND_ASSIGNED', status: 'ASSIGNED', changes })
  const [when] = changesOf(planned, format())
  expect(picture).toHaveTextContent(`${when?.label}: ${when?.from} → ${when?.to}`)
  expect(picture).toHaveTextContent(headlineOf(planned))
  for (const status of ['COMPLETED', 'STARTED', 'REACHED'] as const)
    expect(picture).toHaveTextContent(headlineOf(entry({ event: 'STATUS_CHANGED', status })))
})

const inApp = (picture: ReactElement) =>
  render(
    <MemoryRouter>
      <MantineProvider>{picture}</MantineProvider>
    </MemoryRouter>,
  ).container

test.each([
  ['board', <BoardPicture key="board" Board={BoardPreview} />],
  ['phone', <VisitPicture key="phone" Visit={VisitPreview} />],
  ['form', <FormPicture key="form" />],
])('the %s is an image for assistive technology and cannot be operated', (_, picture) => {
  const container = inApp(picture)
  expect(screen.getByRole('img')).toHaveAccessibleName(/\w/)
  const operable = [...container.querySelectorAll('a, button, input, [tabindex]')]
  expect(operable.filter((element) => element.closest('[inert][aria-hidden="true"]') === null)).toEqual([])
})

test('the board has a lane for each technician with the visits of the sample day, and travel between them', () => {
  const board = inApp(<BoardPicture Board={BoardPreview} />)
  const lanes = [...board.querySelectorAll<HTMLElement>('[role="row"]')]
  expect(lanes).toHaveLength(samplePeople.length + 1)
  for (const { visit, customer } of sampleVisits) {
    const lane = lanes.find((row) => row.textContent?.startsWith(visit.staff?.[0] ? initialsOf(visit.staff[0].name ?? '') : 'Unassigned'))
    expect(lane, customer?.name ?? '').toHaveTextContent(customer?.name ?? '')
  }
  expect(board).toHaveTextContent(/\d mi · \d+ min/)
})

test('the sample day has no conflicts', () => {
  expect(inApp(<BoardPicture Board={BoardPreview} />).querySelector('[data-clash]')).toBeNull()
})

test('the offline phone shows the step after its visit’s status, and a queued step', () => {
  expect(jobAction.REACHED.from).toContain(jobStatus.ON_THE_WAY.code)
  const phone = inApp(<VisitPicture Visit={VisitPreview} />)
  for (const message of [jobStatus.ON_THE_WAY.label, jobAction.REACHED.label, 'Waiting to send', 'Jannie Perez', 'Directions'])
    expect(phone).toHaveTextContent(message)
})

const inAustin = () => renderHook(() => useFormat(SAMPLE_ZONE)).result.current
const onBoard = (number: string) => sampleVisits.find(({ jobNumber }) => jobNumber === number)

test('the job list, the phone and the timeline agree with the board', () => {
  const { timeRange, getTime } = inAustin()
  for (const { number, title, customer, place, when, person, status } of sampleJobs) {
    const shown = onBoard(number)
    expect([number, shown !== undefined]).toEqual([number, status !== 'CANCELLED'])
    if (!shown) continue
    const { visit } = shown
    expect([title, customer, place, when, person?.name, status]).toEqual([
      shown.title,
      shown.customer?.name,
      shown.address,
      timeRange(visit.startAt ?? 0, visit.endAt ?? 0),
      visit.staff?.[0]?.name,
      visit.status,
    ])
  }
  const listed = sampleJobs.find(({ number }) => number === 'J-1041')
  const phone = shownBy(<PhonePicture />)
  for (const message of [listed?.title, listed?.customer, listed?.place, listed?.when, listed?.person?.name])
    expect(phone).toHaveTextContent(message ?? '')
  const finished = onBoard('J-1038')?.visit
  const timeline = shownBy(<TimelinePicture />)
  expect(timeline).toHaveTextContent(
    `When: 03/12/2026, 7:30 – 9:30 AM → 03/12/2026, ${timeRange(finished?.startAt ?? 0, finished?.endAt ?? 0)}`,
  )
  expect(timeline).toHaveTextContent(`${getTime(finished?.finishedAt ?? 0)} · ${formatRelative(finished?.finishedAt ?? 0, SAMPLE_NOW)}`)
})

test('the list beside sign-in agrees with the job list of the features page', () => {
  for (const { number, title, customer, when, initials, status, total } of listRows) {
    const listed = sampleJobs.find((sample) => sample.number === number)
    const [name = '', street = ''] = customer.split(' · ')
    expect([title, name, initials, status, total]).toEqual([
      listed?.title,
      listed?.customer,
      listed?.person?.initials ?? '',
      listed?.status,
      listed?.total,
    ])
    expect(listed?.place).toContain(street)
    expect(`${listed?.when}, AM`.replace(/ –.*?([AP]M)/, ' $1')).toContain(when.replace(/ [AP]M/, ''))
  }
})

test('the tabs of the job list count at least the visits of the board', () => {
  const list = shownBy(<JobListPicture />)
  const getCount = (tab: string): number => Number(new RegExp(`${tab} (\\d+)`).exec(list.textContent ?? '')?.[1])
  const groups = { Active: ['ON_THE_WAY', 'REACHED', 'STARTED'], Pending: ['UNASSIGNED', 'ASSIGNED'], Completed: ['COMPLETED'] }
  for (const [tab, statuses] of Object.entries(groups))
    expect(getCount(tab), tab).toBeGreaterThanOrEqual(sampleVisits.filter(({ visit }) => statuses.includes(visit.status ?? '')).length)
  expect(getCount('All Visits')).toBe(getCount('Active') + getCount('Pending') + getCount('Completed'))
})

test('the ranked technicians have the visits of the board', () => {
  const { timeRange } = inAustin()
  const requested = onBoard('J-1039')?.visit
  const rows = [...shownBy(<AssignPicture />).querySelectorAll('[data-chosen], [class*=candidate]')].map(
    ({ textContent }) => textContent ?? '',
  )
  for (const { name } of samplePeople.filter((person) => rows.some((text) => text.includes(person.name ?? '-')))) {
    const ownBoardVisits = sampleVisits.filter(({ visit }) => visit.staff?.some((staff) => staff.name === name))
    const text = rows.findLast((row) => row.includes(name ?? '-')) ?? ''
    const clash = ownBoardVisits.find(
      ({ visit }) => (visit.startAt ?? 0) < (requested?.endAt ?? 0) && (visit.endAt ?? 0) > (requested?.startAt ?? 0),
    )
    expect(text).toContain(
      clash ? `Clash: ${clash.jobNumber}, ${timeRange(clash.visit.startAt ?? 0, clash.visit.endAt ?? 0)}` : 'Available',
    )
    expect(text.includes('that day') ? text : `${ownBoardVisits.length} visits that day`).toContain(
      `${ownBoardVisits.length} visits that day`,
    )
  }
})

test('the trades of the pictures are those of the services page', () => {
  const names = [...inApp(<ServicesPage />).querySelectorAll('li h2')].map(({ textContent }) => textContent)
  expect(names).toHaveLength(6)
  for (const { trade } of sampleJobs) expect(names).toContain(trade)
})
