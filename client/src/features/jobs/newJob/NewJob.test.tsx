import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import {
  chooseCustomer,
  chooseOption,
  createButton,
  dayButton,
  field,
  fillCustomerAndCategory,
  formAnswers,
  openCallDesk,
  openNewJob,
  settingsOf,
  typeTimes,
} from '../../../testing/jobForm.ts'
import { ana, ben, candidate, job, NINE } from '../../../testing/jobs.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
})

afterEach(() => void vi.useRealTimers())

test('a job is booked on one day, under one key in spite of a double click, and its page opens', async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await user.type(field('Title'), 'No hot water')
  await user.click(dayButton(24))
  await typeTimes(user, '9', '10:30 am')
  await user.dblClick(createButton())
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  expect(new Set(gateway.callsOf('CreateJob').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({
    customerId: '30',
    propertyId: '40',
    categoryId: '2',
    title: 'No hot water',
    priority: 'MEDIUM',
    scheduleLater: false,
    dates: ['2026-11-24'],
    startTime: '09:00',
    endTime: '10:30',
    isRecurring: false,
    recurrence: null,
    notifyCustomer: false,
    allowClash: false,
  })
  expect(await screen.findByText('J-1012 created')).toBeVisible()
})

test('the forms of a category are named while their field is closed, and cannot be unchecked', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  expect(screen.queryByText(/^Comes with/)).toBeNull()
  await fillCustomerAndCategory(user)
  expect(await screen.findByText('Boiler checklist', { selector: 'bdi' })).toBeVisible()
  const brought = await screen.findByRole('checkbox', { name: 'Boiler checklist' })
  expect(brought).toBeChecked()
  expect(brought).toBeDisabled()
  expect(brought).toHaveAccessibleDescription('Comes with the category')
  expect(screen.getByRole('checkbox', { name: 'Authority to Proceed' })).not.toBeChecked()
  expect(screen.queryByRole('checkbox', { name: 'Retired checklist' })).toBeNull()
  await user.clear(field(/^Category/))
  await user.type(field(/^Category/), 'Plumbing{Enter}')
  await waitFor(() => expect(screen.queryByText('Boiler checklist', { selector: 'bdi' })).toBeNull())
  expect(gateway.callsOf('JobFormForms')).toHaveLength(1)
})

test('the first start gets the default length, and a later one keeps the length', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field(/Start time/), '9')
  await user.tab()
  expect(field(/Start time/)).toHaveValue('9:00 AM')
  expect(field(/End time/)).toHaveValue('10:30 AM')
  await user.clear(field(/Start time/))
  await user.type(field(/Start time/), '13:00')
  await user.tab()
  expect(field(/End time/)).toHaveValue('2:30 PM')
})

test('a job can be saved without a date', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
  expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ scheduleLater: true, dates: [], startTime: null, endTime: null })
})

test('several dates are reviewed before saving', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await user.click(dayButton(25))
  await user.click(dayButton(24))
  await typeTimes(user, '9', '10')
  await user.click(createButton())
  const inside = within(await screen.findByRole('dialog', { name: 'Create these visits?' }))
  expect(inside.getByText('2 visits')).toBeVisible()
  expect(inside.getByText('11/25/2026')).toBeVisible()
  expect(gateway.callsOf('CreateJob')).toHaveLength(0)
  await user.click(inside.getByRole('button', { name: 'Create job' }))
  await waitFor(() => expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ dates: ['2026-11-24', '2026-11-25'] }))
})

test('a closed day and a past day are pointed out, and can still be booked', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await user.click(dayButton(22))
  expect(screen.getByText('Sun, Nov 22 is closed (Sunday)')).toBeVisible()
  await user.click(dayButton(22))
  await user.click(dayButton(26))
  expect(screen.getByText('Thu, Nov 26 is closed (Thanksgiving)')).toBeVisible()
  await user.click(dayButton(26))
  await user.click(screen.getByRole('button', { name: 'Friday, November 20, 2026, in the past' }))
  expect(screen.getByText('Fri, Nov 20 is in the past')).toBeVisible()
  await typeTimes(user, '9', '10')
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ dates: ['2026-11-20'] }))
})

test('the settings set the arrival window, and whether the customer is notified by default', { tags: 'nightly' }, async () => {
  const settings = settingsOf({}, { arrivalWindowMinutes: 90, askBeforeMessaging: false })
  const { gateway, user } = await openNewJob('', { JobFormSettings: settings })
  await fillCustomerAndCategory(user)
  await user.click(dayButton(23))
  await typeTimes(user, '9', '10')
  expect(screen.getByText(/^Arrival window 9:00 – 10:30 AM/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Settings: duration and arrival window/ })).toHaveAttribute(
    'href',
    '/settings/jobs#default_duration_minutes',
  )
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ notifyCustomer: true }))
})

test('the review names closed days, itemizes the total and shows the discount rate', { tags: 'nightly' }, async () => {
  const tax = { __typename: 'Tax', id: '5', name: 'Sales tax', rate: 8.25, isDefault: true, isActive: true }
  const { user } = await openNewJob('', {
    JobFormSettings: settingsOf({ defaultTaxId: '5' }),
    JobTaxes: { taxes: { __typename: 'TaxPage', items: [tax], totalCount: 1 } },
  })
  await fillCustomerAndCategory(user)
  await user.click(dayButton(22))
  await user.click(dayButton(23))
  await typeTimes(user, '9', '10')
  await user.type(field('Line items'), 'Boiler{Enter}')
  await user.type(await screen.findByLabelText('Unit price of Boiler'), '100')
  await user.type(field('Discount percentage'), '10')
  expect(screen.getByText('Line items are for the whole job, both visits together, on one invoice.')).toBeVisible()
  await user.click(createButton())
  const inside = within(await screen.findByRole('dialog', { name: 'Create these visits?' }))
  expect(inside.getByText('closed (Sunday)')).toBeVisible()
  expect(inside.getByText('Discount (10%)')).toBeVisible()
  // 8.25 % of 100.00, before the discount of 10.00.
  expect(inside.getByText('Sales tax (8.25%)').nextSibling).toHaveTextContent('$8.25')
  expect(inside.getByText('Total for both visits').nextSibling).toHaveTextContent('$98.25')
})

test('a recurring job shows its rule, dates and count while typing', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await user.click(dayButton(23))
  await typeTimes(user, '9', '10')
  await user.click(screen.getByRole('switch', { name: 'Repeat' }))
  await user.click(await screen.findByRole('button', { name: 'Thursday' }))
  await user.click(screen.getByRole('button', { name: 'Calendar: End date' }))
  const calendar = within(await screen.findByRole('dialog'))
  await user.click(calendar.getByRole('button', { name: 'Next month' }))
  await user.click(calendar.getByRole('button', { name: /December 3, 2026/ }))
  const plan = within(await screen.findByRole('group', { name: 'Visits preview' }))
  expect(plan.getByText('3 visits, 1 closed day skipped')).toBeVisible()
  expect(plan.getByText(/Every week on Monday and Thursday until 12\/03\/2026/)).toBeVisible()
  expect(plan.getByText('Skipped: Thanksgiving')).toBeVisible()
  expect(plan.getByText('11/30/2026')).toBeVisible()
  await user.click(createButton())
  const review = within(await screen.findByRole('dialog', { name: 'Create these visits?' }))
  expect(review.getByText('3 visits, 1 skipped')).toBeVisible()
  expect(review.getByText('Total per visit')).toBeVisible()
  expect(review.getByText('Series total (3 visits)').nextSibling).toHaveTextContent('$0.00')
  expect(gateway.callsOf('CreateJob')).toEqual([])
  await user.click(review.getByRole('button', { name: 'Create job' }))
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
  expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({
    isRecurring: true,
    billing: 'EACH_VISIT',
    recurrence: { frequency: 'WEEKLY', interval: 1, weekdays: [1, 4], monthDay: null, endDate: '2026-12-03', skipClosedDays: true },
  })
})

test('months without a day 31 are explained', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob('?date=2027-01-31&start=09:00')
  await user.click(screen.getByRole('switch', { name: 'Repeat' }))
  await chooseOption(user, 'Period', 'month')
  expect(screen.getByText('In shorter months, the visit is on the last day.')).toBeVisible()
})

/** Ana is busy at nine on November 24 only. */
const busyAna: FakeOperation = ({ input }) => {
  const { date, startTime } = input as { date?: string; startTime?: string }
  const isBusy = date === '2026-11-24' && startTime === '09:00'
  const busyWith = (visitId: string, jobNumber: string) =>
    isBusy ? [{ __typename: 'Clash' as const, visitId, jobNumber, startAt: NINE + 86_400, endAt: NINE + 90_000 }] : []
  return {
    rankedStaff: [
      candidate({ id: ana.id, name: ana.name, color: ana.color, isAvailable: !isBusy, clashes: busyWith('77', 'J-0900') }),
      candidate({ id: ben.id, name: ben.name, color: ben.color, isAvailable: !isBusy, clashes: busyWith('78', 'J-0901') }),
    ],
  }
}

test('busy staff are named before saving, and double-booked only after confirmation', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('', { RankedStaff: busyAna })
  await fillCustomerAndCategory(user)
  await user.click(dayButton(24))
  await typeTimes(user, '9', '10')
  await user.click(await screen.findByRole('checkbox', { name: /Ana Silva/ }))
  await user.click(createButton())
  const inside = within(await screen.findByRole('dialog', { name: 'Someone is busy at that time' }))
  expect(await inside.findByText(/Ana Silva/)).toHaveTextContent('Ana Silva: J-0900, Tue, Nov 24, 9:00 – 10:00 AM')
  expect(inside.queryByText(/J-0901/)).toBeNull()
  expect(gateway.callsOf('CreateJob')).toEqual([])
  await user.click(inside.getByRole('button', { name: 'Book anyway' }))
  await waitFor(() => expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ allowClash: true, staffIds: ['7'] }))
})

test('only the first eight of many visits are checked, and the review says so', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('', { RankedStaff: busyAna })
  await fillCustomerAndCategory(user)
  for (const day of [23, 24, 25, 26, 27, 28, 29, 30, 22]) await user.click(dayButton(day))
  await typeTimes(user, '9', '10')
  await user.click(await screen.findByRole('checkbox', { name: /Ana Silva/ }))
  const before = gateway.callsOf('RankedStaff').length
  await user.click(createButton())
  const inside = within(await screen.findByRole('dialog', { name: 'Someone is busy at that time' }))
  expect(inside.getByText('9 visits')).toBeVisible()
  expect(inside.getByText(/We check availability for the first 8 visits/)).toBeVisible()
  const looks = gateway
    .callsOf('RankedStaff')
    .slice(before)
    .filter(({ input }) => (input as { startTime?: string }).startTime === '09:00')
  expect(looks.map(({ input }) => (input as { date: string }).date)).toEqual(
    [22, 23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`),
  )
})

test('users without access to staff can still save', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await user.click(dayButton(24))
  await typeTimes(user, '9', '10')
  await user.click(await screen.findByRole('checkbox', { name: /Ana Silva/ }))
  gateway.answer({ RankedStaff: refuse('FORBIDDEN', 'You may not see that') })
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ allowClash: false, staffIds: ['7'] }))
})

test('a clash found only on save offers the same choice', { tags: 'nightly' }, async () => {
  const clashes = [{ visitId: 77, jobNumber: 'J-0900', staffId: 7, startAt: NINE, endAt: NINE + 3600 }]
  const { gateway, user } = await openNewJob('', { CreateJob: refuse('CLASH', 'Ana Silva is busy at that time', { clashes }) })
  await fillCustomerAndCategory(user)
  await user.click(dayButton(23))
  await typeTimes(user, '9', '10')
  await user.click(await screen.findByRole('checkbox', { name: /Ana Silva/ }))
  await user.click(createButton())
  const inside = within(await screen.findByRole('dialog', { name: 'Someone is busy at that time' }))
  await user.click(inside.getByRole('button', { name: 'Book anyway' }))
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(2))
  expect(gateway.callsOf('CreateJob')[1]?.['input']).toMatchObject({ allowClash: true })
})

test('a day off is shown in the service’s words without visits, and can still be booked', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('', { CreateJob: refuse('CLASH', 'Ana Silva is off until Nov 24.', { clashes: [] }) })
  await fillCustomerAndCategory(user)
  await user.click(dayButton(23))
  await typeTimes(user, '9', '10')
  await user.click(await screen.findByRole('checkbox', { name: /Ana Silva/ }))
  await user.click(createButton())
  const inside = within(await screen.findByRole('dialog', { name: 'Book this job anyway?' }))
  expect(inside.getByRole('alert')).toHaveTextContent('Ana Silva is off until Nov 24.')
  await user.click(inside.getByRole('button', { name: 'Book anyway' }))
  await waitFor(() => expect(gateway.callsOf('CreateJob')[1]?.['input']).toMatchObject({ allowClash: true }))
})

/** The job of `fillWho` and "Schedule later", created a minute ago. */
const sameJob = () => ({
  __typename: 'Job',
  id: '12',
  jobNumber: 'J-1012',
  title: 'Boiler repair',
  createdAt: Date.now() / 1000 - 60,
  customer: { __typename: 'Customer', id: '30' },
  property: { __typename: 'Property', id: '40' },
  category: { __typename: 'Category', id: '2' },
  dates: [],
  startTime: null,
  endTime: null,
  lineItems: [],
})

test('a job whose response was lost is searched for before sending again, and the user decides whether it is the same', async () => {
  const made = sameJob()
  const item = { ...made, id: '11', jobNumber: 'J-1011', property: { __typename: 'Property', id: '99' } }
  const latest = { jobs: { __typename: 'JobPage', items: [item, made] } }
  const { gateway, user } = await openNewJob('', { CreateJob: outOfReach(), NewestJobs: latest })
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  await screen.findByText(/What you typed is still here/)
  expect(gateway.callsOf('NewestJobs')).toEqual([])
  await user.click(createButton())
  const inside = within(await screen.findByRole('dialog', { name: 'This may already be saved' }))
  expect(inside.getByText(/may have gone through/)).toBeVisible()
  expect(gateway.callsOf('CreateJob')).toHaveLength(1)
  await user.click(inside.getByRole('button', { name: 'Open it' }))
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  expect(gateway.callsOf('CreateJob')).toHaveLength(1)
})

test('creating another job despite a match uses a new key', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('', {
    CreateJob: outOfReach(),
    NewestJobs: { jobs: { __typename: 'JobPage', items: [sameJob()] } },
  })
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  await screen.findByText(/What you typed is still here/)
  gateway.answer({ CreateJob: formAnswers['CreateJob'] ?? {} })
  await user.click(createButton())
  await user.click(await screen.findByRole('button', { name: 'Create another' }))
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  const keys = gateway.callsOf('CreateJob').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).not.toBe(keys[0])
})

test('submitted values that were not returned are named once on the job’s page', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob('', {
    Job: { job: job({ title: null, description: '', priority: null, customer: null, isScheduled: false }) },
  })
  await fillCustomerAndCategory(user)
  await user.type(field('Title'), 'Boiler')
  await user.type(field('Description'), 'No hot water')
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  const note = await screen.findByText(/Couldn’t save/)
  expect(note).toHaveTextContent('Couldn’t save: description. We couldn’t confirm that this was saved: customer, title, priority.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/Couldn’t save/)).toBeNull()
})

test('a rejected job does not mention a possible duplicate', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob('', { CreateJob: refuse('FORBIDDEN', 'You may not book.') })
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  expect(await screen.findByText('What you typed is still here.')).toBeVisible()
})

test('a dropped connection preserves all input, and the retry sends the same key', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('', { CreateJob: outOfReach() })
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  expect(
    await screen.findByText('What you typed is still here. Before sending it again, we check whether the job was created.'),
  ).toBeVisible()
  expect(field(/Customer/)).toHaveValue('Maria Lopez')
  gateway.answer({ CreateJob: formAnswers['CreateJob'] ?? {} })
  await user.click(createButton())
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  const keys = gateway.callsOf('CreateJob').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('backend errors appear at their field, which receives focus', { tags: 'nightly' }, async () => {
  const fields = [{ field: 'title', message: 'Use at most 200 characters' }]
  const { user } = await openNewJob('', { CreateJob: refuse('INVALID', 'Use at most 200 characters', { fields }) })
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  await waitFor(() => expect(field('Title')).toHaveFocus())
  expect(field('Title')).toHaveAccessibleDescription('Use at most 200 characters')
})

test('Ctrl+Enter saves to the review, Enter alone does not', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.type(field('Title'), 'Boiler{Enter}')
  expect(gateway.callsOf('CreateJob')).toHaveLength(0)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
})

test('Ctrl+Enter also saves when no field has focus', { tags: 'nightly' }, async () => {
  const { user } = await openCallDesk()
  expect(document.body).toHaveFocus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(field(/^Customer/)).toHaveFocus())
  expect(field(/^Customer/)).toBeInvalid()
})

test('an invalid time stays as typed', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field(/^Start time/), '25:99')
  await user.tab()
  expect(field(/^Start time/)).toHaveValue('25:99')
})

test('an empty interval shows what to enter', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob('?date=2026-11-24&start=09:00')
  await user.click(screen.getByRole('switch', { name: 'Repeat' }))
  await user.clear(await screen.findByRole('textbox', { name: 'Every' }))
  await user.tab()
  expect(await screen.findByText('Enter a number from 1 to 99')).toBeVisible()
})

test('Ctrl+Enter commits a time that is still being typed', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('?date=2026-11-24')
  await fillCustomerAndCategory(user)
  await user.type(field(/^Start time/), '8:15 am{Control>}{Enter}{/Control}')
  await waitFor(() => expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ startTime: '08:15', endTime: '09:45' }))
})

test('staff may not book jobs', async () => {
  const staff = { ...owner, userType: 'STAFF' }
  signedIn(staff)
  const gateway = fakeGateway({ ...formAnswers, Me: { me: staff } })
  renderAt('/jobs/new')
  expect(await screen.findByRole('heading', { name: 'You don’t have access to this' })).toBeVisible()
  expect(gateway.callsOf('JobFormSettings')).toHaveLength(0)
})

test.each([
  [['manage_jobs'], true],
  [['view_all_jobs'], false],
])('an admin with %s gets the New job button: %s', async (authorities, isThere) => {
  const admin = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities } }
  signedIn(admin)
  fakeGateway({ ...formAnswers, Me: { me: admin } })
  renderAt('/jobs')
  await screen.findByRole('link', { name: /J-1012/ })
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'New job' })).toHaveLength(isThere ? 1 : 0))
})

test('N opens the form from the list', { tags: 'nightly' }, async () => {
  signedIn()
  fakeGateway(formAnswers)
  const { user } = renderAt('/jobs')
  await screen.findByRole('link', { name: 'New job' })
  await user.keyboard('n')
  expect(await screen.findByRole('form', { name: 'New job' })).toBeVisible()
})

test('choosing the same customer again keeps the property', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await fillCustomerAndCategory(user)
  const property = screen.getByLabelText(/^Property/)
  await waitFor(() => expect(property).toHaveValue('40'))
  await user.clear(field(/^Customer/))
  await chooseCustomer(user, 'maria', /Maria Lopez/)
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Maria Lopez'))
  expect(property).toHaveValue('40')
})

test('the only category is chosen', { tags: 'nightly' }, async () => {
  const { ownCategories, ...settings } = settingsOf()
  await openNewJob('', { JobFormSettings: { ...settings, ownCategories: { ...ownCategories, items: ownCategories.items.slice(1) } } })
  expect(field(/^Category/)).toHaveValue('Plumbing')
})
