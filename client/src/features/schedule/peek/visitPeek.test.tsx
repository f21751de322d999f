import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { me, NINE } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, placed } from '../testing/dispatchDay.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 }))
afterEach(() => void vi.useRealTimers())

const customer = { __typename: 'JobCustomer', id: '3', name: 'Grace Hill', phone: '5550100123', phoneCountryCode: '1' }
const planned = placed({ id: '1', allowedActions: ['RESCHEDULE', 'CANCEL'] }, { customer, jobNumber: 'JOB-7' })
const cancelled = placed(
  { id: '2', status: 'CANCELLED', allowedActions: [] },
  { customer: { ...customer, id: '4', name: 'Ida Moss' }, jobNumber: 'JOB-8' },
)

function open(view: 'day' | 'week') {
  signedIn()
  const days = ({ input }: Record<string, unknown>) =>
    (input as { date: string }).date === '2026-11-23' ? dayOf([planned, cancelled]) : dayOf([])
  const jobs = { __typename: 'JobPage', items: [], totalCount: 0, page: 1, perPage: 30, ignored: [] }
  fakeGateway({ ...me, ...boardSettings, DispatchMap: days, UnplannedJobs: { jobs } })
  return renderAt(`/schedule?view=${view}&date=2026-11-23`)
}
const cells = { day: 'gridcell', week: 'button' } as const
const peek = (name: string) => screen.findByRole('dialog', { name: `Visit: ${name}` })

test.each(['day', 'week'] as const)('%s: focus shows time, job and actions; Tab enters them, Escape returns', async (view) => {
  const { user } = open(view)
  const card = await screen.findByRole(cells[view], { name: /JOB-7/ })
  card.focus()
  const shown = within(await peek('JOB-7'))
  expect(shown.getByText(/9:00 – 10:30 AM/)).toBeVisible()
  expect(shown.getByText('Assigned')).toBeVisible()
  await user.tab()
  expect(shown.getByRole('button', { name: 'Change staff of JOB-7' })).toHaveFocus()
  expect(shown.getByRole('link', { name: 'Call Grace Hill' })).toHaveAttribute('href', 'tel:+15550100123')
  expect(shown.getByRole('link', { name: 'Text Grace Hill' })).toHaveAttribute('href', 'sms:+15550100123')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(card).toHaveFocus()
})

test.each(['day', 'week'] as const)(
  '%s: the mouse shows the same; a cancelled visit has its own sign and no Change staff',
  async (view) => {
    open(view)
    const card = await screen.findByRole(cells[view], { name: /JOB-8/ })
    const item = screen.getByRole(cells[view], { name: /JOB-7/ })
    const sign = (of: HTMLElement) => of.querySelector('svg.tabler-icon')?.getAttribute('class')
    expect(sign(card)).toContain('circle-x')
    expect(sign(item)).toContain('user-check')
    fireEvent.pointerOver(card, { pointerType: 'mouse', buttons: 0 })
    const shown = within(await peek('JOB-8'))
    expect(shown.getByText('Cancelled')).toBeVisible()
    expect(shown.queryByRole('button', { name: /Change staff/ })).toBeNull()
    expect(shown.getByRole('link', { name: 'Call Ida Moss' })).toBeVisible()
    fireEvent.pointerOut(card, { pointerType: 'mouse', relatedTarget: document.body })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)
