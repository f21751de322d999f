import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

const point = (hour: number, amount: number, paymentsCount: number) => ({
  __typename: 'EarningPoint',
  label: null,
  // 2024-03-07 in UTC
  fromAt: 1_709_769_600 + hour * 3600,
  toAt: 1_709_769_600 + (hour + 1) * 3600,
  amount,
  paymentsCount,
})
const overview = {
  earnings: {
    __typename: 'Earnings',
    dateFrom: '2024-03-07',
    dateTo: '2024-03-07',
    total: 79.11,
    taxTotal: 5.55,
    discountTotal: 0,
    netTotal: 73.56,
    paymentsCount: 2,
    jobsCount: 1,
    average: 39.56,
    previousTotal: 100,
    changePercent: -20.9,
    byMethod: [
      { __typename: 'MethodEarnings', paymentMethod: 'CASH', amount: 50 },
      { __typename: 'MethodEarnings', paymentMethod: 'CHEQUE', amount: 29.11 },
    ],
    byStaff: [{ __typename: 'StaffEarnings', staffId: '21', name: 'Sam Fields', amount: 79.11 }],
    byCategory: null,
    byBranch: null,
    currencyCode: 'USD',
  },
  earningGraph: { __typename: 'EarningGraph', bucket: 'HOUR', points: [point(8, 0, 0), point(9, 79.11, 2), point(10, 0, 0)] },
}
const row = {
  __typename: 'Earning',
  id: '951',
  invoiceId: '901',
  invoiceNumber: 'INV-0901',
  jobNumber: 'J-0501',
  customerName: 'Carla Reyes',
  staff: [{ __typename: 'EarningStaff', id: '21', name: 'Sam Fields', color: '#2f9e44' }],
  paymentMethod: 'CHEQUE',
  amount: 29.11,
  taxAmount: 2.05,
  netAmount: 27.06,
  paidAt: 1_709_802_300,
}
const rows = {
  earningRows: { __typename: 'EarningPage', items: [row], totalCount: 1, page: 1, perPage: 10, total: 29.11, unreadable: [], ignored: [] },
}
const admin = (...authorities: string[]) => ({
  ...owner,
  userType: 'STAFF_ADMIN',
  userProfileDetails: { ...owner.userProfileDetails, authorities },
})

function open(path: string, me: typeof owner | ReturnType<typeof admin> = owner, answers: object = {}) {
  const person = { ...me, timezone: 'UTC' }
  signedIn(person)
  const gateway = fakeGateway({ Me: { me: person }, EarningsOverview: overview, EarningRows: rows, ...answers })
  return { gateway, ...renderAt(path), lastInput: (name: string) => gateway.callsOf(name).at(-1)?.['input'] }
}

test('shows the day’s figures, compared with the previous day, and how each is computed', async () => {
  const { user, lastInput } = open('/earnings?tab=day&date=2024-03-07&branch=2')
  const lead = within(await screen.findByRole('region', { name: 'Summary' }))
  for (const text of ['$79.11', '$73.56', '$5.55', '$39.56']) expect(lead.getAllByText(text)[0]).toBeVisible()
  expect(lead.getByText('20.9% less than 03/06/2024 ($100.00)')).toBeVisible()
  expect(lastInput('EarningsOverview')).toEqual({ period: 'DAY', date: '2024-03-07', branchId: '2' })
  await user.click(lead.getByRole('button', { name: 'How is “Tax” counted?' }))
  expect(await screen.findByText(/Tax included in these payments/)).toBeVisible()
})

test('selecting a bar lists its payments, and selecting it again all; arrows move between bars', { tags: 'nightly' }, async () => {
  const { user, lastInput } = open('/earnings?tab=day&date=2024-03-07')
  const bar = await screen.findByRole('button', { name: '9:00 – 10:00 AM: $79.11 in 2 payments' })
  await user.click(bar)
  await waitFor(() => expect(lastInput('EarningRows')).toMatchObject({ fromAt: 1_709_802_000, toAt: 1_709_805_600, period: 'DAY' }))
  await waitFor(() => expect(bar).toHaveAttribute('aria-pressed', 'true'))
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: /^8:00 – 9:00 AM/ })).toHaveFocus()
  await user.click(bar)
  await waitFor(() => expect(lastInput('EarningRows')).not.toHaveProperty('fromAt'))
  await user.click(screen.getByRole('button', { name: 'Show as a table' }))
  const twin = within(screen.getByRole('region', { name: 'Received, as a table' }))
  expect(twin.getByRole('row', { name: '9:00 – 10:00 AM 2 $79.11' })).toBeVisible()
})

test('a method and a technician list their payments; the previous day is one step away', { tags: 'nightly' }, async () => {
  const { user, lastInput } = open('/earnings?tab=day&date=2024-03-07')
  await user.click(await screen.findByRole('button', { name: /Cheque.*29\.11/ }))
  await waitFor(() => expect(lastInput('EarningRows')).toMatchObject({ paymentMethod: 'CHEQUE' }))
  await user.click(screen.getByRole('button', { name: /Sam Fields/ }))
  await waitFor(() => expect(lastInput('EarningsOverview')).toMatchObject({ staffId: '21' }))
  await user.click(await screen.findByRole('button', { name: 'Previous day' }))
  await waitFor(() => expect(lastInput('EarningRows')).toMatchObject({ date: '2024-03-06', period: 'DAY' }))
  expect(await screen.findByRole('link', { name: 'INV-0901' })).toHaveAttribute('href', '/invoices/901')
  expect(screen.getByText('$29.11 in 1 payment')).toBeVisible()
})

test('missing figures are dashes; users without access to amounts or earnings read why', async () => {
  const bare = Object.fromEntries(Object.keys(overview.earnings).map((name) => [name, null]))
  const missing = {
    earnings: { ...bare, __typename: 'Earnings' },
    earningGraph: { __typename: 'EarningGraph', bucket: null, points: null },
  }
  const { unmount } = open('/earnings', owner, { EarningsOverview: missing })
  expect(await screen.findAllByText('–')).toHaveLength(7)
  unmount()
  const second = open('/earnings', admin('view_earnings'))
  expect(await screen.findByText(/Amounts aren’t shown to your account/)).toBeVisible()
  second.unmount()
  open('/earnings', admin('manage_jobs'), { EarningRows: refuse('FORBIDDEN', 'You don’t have permission to see earnings.') })
  expect(await screen.findByText(/You don’t have permission to/)).toBeVisible()
})
