import { screen } from '@testing-library/react'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { formAnswers } from '../../../testing/jobForm.ts'
import { ana, ben, historyOf, NINE } from '../../../testing/jobs.ts'

const DAY = 86_400

const getVisit = (id: string, number: number, part: object = {}) => ({
  __typename: 'Visit',
  id,
  visitNumber: number,
  date: '2026-11-23',
  startAt: NINE,
  endAt: NINE + 5400,
  status: 'ASSIGNED',
  isException: false,
  seriesDate: null,
  staff: [ana],
  total: null,
  hasOwnPrice: null,
  ...part,
})

const line = {
  __typename: 'LineItem',
  id: '801',
  serviceId: null,
  name: 'Boiler service',
  description: null,
  productType: 'SERVICE',
  quantity: 2,
  unit: 'hour',
  amount: 45,
  isTaxExempt: false,
  total: 90,
}

/** A job with one visit, as its form loads it. */
export const editedJob = (part: object = {}) => ({
  __typename: 'Job',
  id: '12',
  jobNumber: 'J-1012',
  title: 'Boiler repair',
  description: 'No hot water since Sunday.',
  notes: null,
  status: 'ASSIGNED',
  priority: 'MEDIUM',
  branchId: null,
  timezone: 'America/New_York',
  scheduleLater: false,
  dates: ['2026-11-23'],
  startTime: '09:00',
  endTime: '10:30',
  isRecurring: false,
  allowedScopes: ['THIS', 'FUTURE', 'ALL'],
  recurrence: null,
  customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez' },
  property: { __typename: 'Property', id: '40', address: '12 Oak Street, Salem' },
  category: { __typename: 'Category', id: '2', name: 'Heating' },
  staff: [ana],
  lineItems: [line],
  discountType: 'PERCENTAGE',
  discountValue: 0,
  discountBasis: 'GROSS',
  taxBasis: 'GROSS',
  taxIds: [],
  billing: null,
  seriesTotal: null,
  invoices: null,
  forms: [],
  attachments: [],
  lockVersion: 3,
  updatedAt: NINE - DAY,
  invoice: null,
  subtotal: 90,
  discountTotal: 0,
  taxTotal: 0,
  taxes: [],
  total: 90,
  currencyCode: 'USD',
  visits: [getVisit('501', 1)],
  ...part,
})

/** A weekly job: the first visit is done, the second planned. */
export const weeklyJob = editedJob({
  isRecurring: true,
  recurrence: {
    __typename: 'Recurrence',
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: [1],
    monthDay: null,
    endDate: '2026-12-14',
    skipClosedDays: false,
  },
  visits: [
    getVisit('501', 1, { status: 'COMPLETED' }),
    getVisit('502', 2, { date: '2026-11-30', startAt: NINE + 7 * DAY, endAt: NINE + 7 * DAY + 5400, staff: [ben] }),
    getVisit('503', 3, { date: '2026-12-07', startAt: NINE + 14 * DAY, endAt: NINE + 14 * DAY + 5400 }),
  ],
})

/** Response to `UpdateJob`. */
export const updated = { updateJob: { __typename: 'Job', id: '12', jobNumber: 'J-1012', lockVersion: 4 } }

/** Opens the form of an existing job as the owner. */
export async function openEditJob(answers: Record<string, FakeOperation> = {}, search = '') {
  signedIn()
  const gateway = fakeGateway({
    ...formAnswers,
    JobToEdit: { job: editedJob() },
    UpdateJob: updated,
    JobHistory: historyOf([]),
    ...answers,
  })
  const { user, unmount } = renderAt(`/jobs/12/edit${search}`)
  await screen.findByRole('form', { name: 'Edit job' })
  return { gateway, user, unmount }
}
