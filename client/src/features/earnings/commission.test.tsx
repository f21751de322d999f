import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../components/csv/saveFile.ts'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import './commission/CommissionDialog.tsx'

vi.mock('../../components/csv/saveFile.ts', () => ({ saveFile: vi.fn<() => void>() }))
beforeEach(() => vi.mocked(saveFile).mockClear())

const payment = (id: string, amount: number, taxAmount: number | null) => ({
  __typename: 'Earning',
  id,
  invoiceId: '901',
  invoiceNumber: `INV-${id}`,
  jobNumber: 'J-0501',
  customerName: 'Carla Reyes',
  staff: [],
  paymentMethod: 'CASH',
  amount,
  taxAmount,
  netAmount: null,
  paidAt: 1_709_802_300,
})
const page = (items: readonly object[], ignored: readonly string[] = []) => ({
  earningRows: { __typename: 'EarningPage', items, totalCount: items.length, page: 1, perPage: 100, total: null, unreadable: [], ignored },
})
const staff = (staffId: string | null, name: string | null, amount: number) => ({ __typename: 'StaffEarnings', staffId, name, amount })
/** 100.01 shared by Ana (66.67) and Ben (33.34), and 20.00 without a technician. */
const byStaff = [staff('7', 'Ana Silva', 66.67), staff('8', 'Ben Otto', 33.34), staff(null, null, 20)]
const earnings = {
  __typename: 'Earnings',
  dateFrom: '2024-03-01',
  dateTo: '2024-03-07',
  total: 120.01,
  taxTotal: 10.01,
  discountTotal: 0,
  netTotal: 110,
  paymentsCount: 2,
  jobsCount: 2,
  average: 60,
  previousTotal: null,
  changePercent: null,
  byMethod: null,
  byStaff,
  byCategory: null,
  byBranch: null,
  currencyCode: 'USD',
}
type Input = { readonly staffId?: string }
const shares: Readonly<Record<string, readonly object[]>> = { 7: [payment('951', 66.67, 6.67)], 8: [payment('951', 33.34, 3.33)] }
const all = [payment('951', 100.01, 10.01), payment('952', 20, 0)]
const rows = ({ input }: { input?: unknown }) => page((input as Input).staffId ? (shares[String((input as Input).staffId)] ?? []) : all)
const graph = { __typename: 'EarningGraph', bucket: 'DAY', points: [] }

function open(answers: object = {}, user: object = owner) {
  const person = { ...owner, ...user, timezone: 'UTC' }
  signedIn(person)
  fakeGateway({
    Me: { me: person },
    EarningsOverview: { earnings, earningGraph: graph },
    ReportEarnings: { earnings },
    EarningRows: rows,
    ...answers,
  })
  return renderAt('/earnings?tab=month&date=2024-03-07')
}
const openDialog = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Commission' }))
  return within(await screen.findByRole('dialog', { name: 'Commission' }))
}

test('splits payments as earnings do, applies the typed rates and saves them with the file', { tags: 'nightly' }, async () => {
  const { user, unmount } = open()
  const dialog = await openDialog(user)
  await user.type(await dialog.findByLabelText('Rate of Ana Silva, in percent'), '10')
  await user.type(dialog.getByLabelText('Rate of Ben Otto, in percent'), '7,5')
  const texts = () => dialog.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(texts().slice(1)).toEqual([
    ['Ana Silva', '$66.67', '', '$6.67'],
    ['Ben Otto', '$33.34', '', '$2.50'],
    ['Unassigned', '$20.00', '–', '$0.00'],
    ['Total', '$120.01', '', '$9.17'],
  ])
  await user.click(dialog.getByText('Amount without tax'))
  // 10.01 of tax on 66.67 and 33.34: 6.673 and 3.337 are 6.67 and 3.34.
  expect(
    texts()
      .slice(1)
      .map(([, base]) => base),
  ).toEqual(['$60.00', '$30.00', '$20.00', '$110.00'])
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Export to CSV' }))
  expect(saveFile).toHaveBeenCalledWith('commission-2024-03-07.csv', expect.any(String), expect.any(String))
  expect(String(vi.mocked(saveFile).mock.calls[0]?.[1]).split('\r\n').slice(1, 4)).toEqual([
    'Ana Silva,INV-951,J-0501,Carla Reyes,2024-03-07,Cash,66.67,60.00,10.00,6.00',
    'Ben Otto,INV-951,J-0501,Carla Reyes,2024-03-07,Cash,33.34,30.00,7.50,2.25',
    'Unassigned,INV-952,J-0501,Carla Reyes,2024-03-07,Cash,20.00,20.00,0.00,0.00',
  ])
  unmount()
  const again = await openDialog(open().user)
  expect(await again.findByLabelText('Rate of Ben Otto, in percent')).toHaveValue('7,5')
  expect(again.getByRole('radio', { name: 'Amount without tax' })).toBeChecked()
})

test('refuses rates that are no percentage', async () => {
  const { user } = open()
  const dialog = await openDialog(user)
  await user.type(await dialog.findByLabelText('Rate of Ana Silva, in percent'), '101')
  expect(dialog.getByText('0 to 100')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Export' })).toBeDisabled()
})

test.each([
  [
    'ignores the technician',
    { EarningRows: ({ input }: { input: Input }) => page(all, input.staffId ? ['staffId'] : []) },
    /can’t list the payments/,
  ],
  ['lists other payments', { EarningRows: page([payment('951', 100.01, 1)]) }, /don’t add up/],
  ['doesn’t divide earnings', { ReportEarnings: { earnings: { ...earnings, byStaff: null } } }, /doesn’t divide earnings/],
])('calculates nothing where the service %s', async (_, answers, labels) => {
  const { user } = open(answers)
  const dialog = await openDialog(user)
  expect(await dialog.findByRole('alert')).toHaveTextContent(labels)
  expect(dialog.getByRole('button', { name: 'Export' })).toBeDisabled()
})

test('is offered only to people who may export and see earnings and prices', async () => {
  const authorities = ['view_earnings', 'view_prices']
  open({}, { userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities } })
  expect(await screen.findByRole('heading', { name: 'By staff' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Commission' })).toBeNull()
})
