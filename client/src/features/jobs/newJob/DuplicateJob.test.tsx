import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { createButton, dayButton, field, formAnswers, openNewJob } from '../../../testing/jobForm.ts'
import { ana } from '../../../testing/jobs.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
})
afterEach(() => void vi.useRealTimers())

const line = {
  __typename: 'LineItem',
  id: '801',
  serviceId: '9',
  name: 'Boiler service',
  description: null,
  productType: 'SERVICE',
  quantity: 2,
  unit: 'hour',
  amount: 45,
  isTaxExempt: false,
  total: 90,
}
const source = {
  __typename: 'Job',
  id: '12',
  jobNumber: 'J-1012',
  title: 'Boiler repair',
  description: 'No hot water since Sunday.',
  notes: 'Key under the pot',
  status: 'COMPLETED',
  priority: 'HIGH',
  branchId: null,
  timezone: 'America/New_York',
  scheduleLater: false,
  dates: ['2026-11-02', '2026-11-09'],
  startTime: '09:00',
  endTime: '10:30',
  isRecurring: true,
  recurrence: {
    __typename: 'Recurrence',
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: [1],
    monthDay: null,
    endDate: '2026-12-31',
    skipClosedDays: true,
  },
  customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez' },
  property: { __typename: 'Property', id: '40' },
  category: { __typename: 'Category', id: '2', name: 'Heating' },
  staff: [ana],
  lineItems: [line],
  discountType: 'PERCENTAGE',
  discountValue: 10,
  discountBasis: 'GROSS',
  taxBasis: 'NET',
  taxIds: [],
  forms: [
    { __typename: 'AttachedForm', formId: '5', jobFormId: '55', formName: 'Authority to Proceed', isRequired: false, isSubmitted: true },
  ],
  attachments: [{ __typename: 'Attachment', id: '91', fileName: 'old.jpg', fileUrl: '/x', contentType: 'image/jpeg', size: 3 }],
  lockVersion: 7,
}

test('a copy takes over the work without dates, rule and files', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('?duplicate=12', { JobFormSource: { job: source } })
  expect(screen.getByText('Copy of J-1012 · Boiler repair')).toBeVisible()
  expect(field('Title')).toHaveValue('Boiler repair')
  expect(screen.queryByText('old.jpg')).toBeNull()
  await user.click(dayButton(24))
  await waitFor(() => expect(field(/^Property/)).toHaveDisplayValue('Home · 12 Oak Street, Salem'))
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
  expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({
    customerId: '30',
    propertyId: '40',
    categoryId: '2',
    title: 'Boiler repair',
    notes: 'Key under the pot',
    priority: 'HIGH',
    dates: ['2026-11-24'],
    startTime: '09:00',
    endTime: '10:30',
    isRecurring: false,
    recurrence: null,
    staffIds: ['7'],
    lineItems: [{ id: null, serviceId: '9', name: 'Boiler service', quantity: 2, amount: 45, unit: 'hour' }],
    discountType: 'PERCENTAGE',
    discountValue: 10,
    taxBasis: 'NET',
    formIds: ['5'],
    attachments: [],
  })
})

test('a board slot fills in day, time, staff and customer', async () => {
  await openNewJob('?date=2026-11-24&start=13:00&staff=7&customer=30')
  expect(field(/^Start time/)).toHaveValue('1:00 PM')
  expect(field(/^End time/)).toHaveValue('2:30 PM')
  expect(dayButton(24)).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Maria Lopez'))
  expect(await screen.findByText(/^1 chosen\./)).toBeVisible()
})

test('duplicating an unknown job shows the error', async () => {
  signedIn()
  fakeGateway({ ...formAnswers, JobFormSource: refuse('NOT_FOUND', 'There is no such job') })
  renderAt('/jobs/new?duplicate=999')
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible()
})
