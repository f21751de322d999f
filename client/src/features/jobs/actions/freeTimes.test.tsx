import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { candidate, historyOf, job, managed, me, NINE, reasons } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { settingsOf } from '../../../testing/jobForm.ts'

beforeAll(() => void vi.setSystemTime(NINE * 1000))
afterAll(() => void vi.useRealTimers())

const moved = job({ startAt: NINE + 5400, endAt: NINE + 10_800, lockVersion: 4 })
const clash = { __typename: 'Clash', visitId: '77', jobNumber: 'J-1077', startAt: NINE - 3600, endAt: NINE + 5400 }

/** Ana Silva is booked from 8:00 to 10:30; the visit lasts 90 minutes from 9:00. */
async function openReschedule(more: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    ...reasons,
    Job: { job: job() },
    JobHistory: historyOf([]),
    JobFormSettings: settingsOf(),
    RankedStaff: ({ input }) => {
      const { date, endTime } = input as { readonly date?: string; readonly endTime?: string }
      const isWholeDay = date === '2026-11-23' && endTime === '17:00'
      return { rankedStaff: [candidate({ clashes: isWholeDay ? [clash] : [] }), candidate({ id: '8', name: 'Ben Otto' })] }
    },
    ManageJob: managed(moved),
    ...more,
  })
  const { user } = renderAt('/jobs/12')
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  const inside = within(await screen.findByRole('dialog'))
  const firstTime = async () =>
    within(await inside.findByRole('group', { name: 'Next free times' })).getAllByRole('button')[0] as HTMLElement
  return { gateway, user, inside, firstTime }
}

const inputs = (gateway: ReturnType<typeof fakeGateway>) => gateway.callsOf('ManageJob').map(({ input }) => input)
const slot = { date: '2026-11-23', startTime: '10:30', endTime: '12:00' }
const sent = { jobId: '12', visitId: '501', action: 'RESCHEDULE', lockVersion: 3, ...slot, staffIds: ['7'] }

test('a free time is submitted with one click, and other free staff are not offered', { tags: 'nightly' }, async () => {
  const { gateway, user, inside, firstTime } = await openReschedule()
  const first = await firstTime()
  for (const time of within(inside.getByRole('group', { name: 'Next free times' })).getAllByRole('button'))
    expect(time).toHaveTextContent('Ana Silva')
  expect(first).toHaveTextContent(/^Reschedule to Today, 11\/23\/202610:30 AM – 12:00 PM/)
  await user.click(first)
  expect(await screen.findByText(/^J-1012 moved to/)).toBeVisible()
  expect(inputs(gateway)).toEqual([sent])
  expect(gateway.callsOf('RankedStaff')[0]?.['input']).toMatchObject({ excludeVisitId: '501' })
})

const textWith = (startTime: unknown): string => `We come at ${String(startTime)}.`
const customerText: FakeOperation = ({ input }) => ({
  customerMessage: {
    __typename: 'CustomerMessage',
    event: 'VISIT_MOVED',
    email: true,
    sms: false,
    takesMessage: true,
    takesMedium: false,
    preview: {
      __typename: 'MessagePreview',
      subject: 'Moved',
      body: textWith((input as { startTime: string }).startTime),
      textMessage: null,
    },
  },
})

test(
  'while the customer is notified, a free time fills the form, and its message is shown before it is sent',
  { tags: 'nightly' },
  async () => {
    const { gateway, user, inside, firstTime } = await openReschedule({ CustomerText: customerText })
    await user.click(inside.getByRole('switch', { name: /Notify customer/ }))
    expect(await inside.findByDisplayValue(textWith('09:00'))).toBeVisible()
    const first = await firstTime()
    expect(first).toHaveTextContent(/^Choose Today, 11\/23\/202610:30 AM – 12:00 PM/)
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(first)
    expect(scroll.mock.contexts[0]).toContainElement(inside.getByLabelText('Message'))
    scroll.mockRestore()
    expect(inside.getByText('Filled in: Monday, 11/23/2026, 10:30 AM – 12:00 PM, Ana Silva. Check the message, then save.')).toBeVisible()
    expect(inside.getByRole('button', { name: 'Reschedule' })).toHaveFocus()
    expect(inside.getByLabelText(/^Start/)).toHaveValue('10:30 AM')
    expect(inside.getByLabelText(/^End/)).toHaveValue('12:00 PM')
    expect(await inside.findByDisplayValue(textWith('10:30'))).toBeVisible()
    expect(inputs(gateway)).toEqual([])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(inputs(gateway)).toEqual([{ ...sent, notifyCustomer: true }]))
  },
)

test('a message that cannot be loaded for the new time is not shown as the one to be sent', async () => {
  const { gateway, user, inside, firstTime } = await openReschedule({ CustomerText: customerText })
  await user.click(inside.getByRole('switch', { name: /Notify customer/ }))
  await inside.findByDisplayValue(textWith('09:00'))
  gateway.answer({ CustomerText: refuse('UPSTREAM_FAILED', 'Something went wrong') })
  await user.click(await firstTime())
  expect(await inside.findByText('Couldn’t load the message with this time. The message sent may differ.')).toBeVisible()
})
