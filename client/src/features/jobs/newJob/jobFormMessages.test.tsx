import { messages } from '@callout/contracts/text/messages'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chooseOption,
  createButton,
  dayButton,
  field,
  fillCustomerAndCategory,
  openNewJob,
  settingsOf,
  typeTimes,
} from '../../../testing/jobForm.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
})
afterEach(() => void vi.useRealTimers())

const getProblem = (label: string | RegExp): HTMLElement | null => {
  const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return described.map((id) => document.getElementById(id)).find((element) => element?.id.endsWith('error')) ?? null
}

test('an empty form reports all missing fields and focuses the first', async () => {
  const { gateway, user } = await openNewJob()
  await user.click(createButton())
  expect(await screen.findByText(messages.selectDate)).toBeVisible()
  expect(getProblem(/^Customer/)).toHaveTextContent('Required')
  expect(getProblem(/^Property/)).toHaveTextContent('Required')
  expect(getProblem(/^Category/)).toHaveTextContent('Required')
  expect(getProblem(/^Start time/)).toHaveTextContent('Start time cant be empty')
  expect(getProblem(/^End time/)).toHaveTextContent('Required')
  await waitFor(() => expect(field(/^Customer/)).toHaveFocus())
  expect(gateway.callsOf('CreateJob')).toHaveLength(0)
})

test('no errors are shown before a field is touched', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  expect(screen.queryByText('Required')).toBeNull()
  await user.click(field(/^Category/))
  await user.tab()
  await waitFor(() => expect(getProblem(/^Category/)).toHaveTextContent('Required'))
  expect(getProblem(/^Customer/)).toBeNull()
})

test('a start after the end is rejected until either is corrected', async () => {
  const { user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await user.click(dayButton(24))
  await typeTimes(user, '11', '10 am')
  await user.click(createButton())
  await waitFor(() => expect(getProblem(/^Start time/)).toHaveTextContent('Start time must be before end time'))
  await user.clear(field(/^End time/))
  await user.type(field(/^End time/), '11:30 am')
  await user.tab()
  await waitFor(() => expect(getProblem(/^Start time/)).toBeNull())
})

const recur = async (user: UserEvent): Promise<void> => {
  await user.click(dayButton(24))
  await typeTimes(user, '9', '10')
  await user.click(screen.getByRole('switch', { name: 'Repeat' }))
  await screen.findByRole('button', { name: 'Calendar: End date' })
}

test('a recurring job needs its end date', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await recur(user)
  await user.click(createButton())
  await waitFor(() => expect(screen.getByRole('textbox', { name: /End date/ })).toHaveFocus())
  expect(screen.getByText('Required')).toBeVisible()
})

test('a rule with more visits than allowed is rejected', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await recur(user)
  await chooseOption(user, 'Period', 'day')
  await screen.findByRole('switch', { name: /Skip closed days/ })
  await user.click(screen.getByRole('switch', { name: /Skip closed days/ }))
  await user.click(screen.getByRole('button', { name: 'Calendar: End date' }))
  const calendar = within(await screen.findByRole('dialog'))
  for (let month = 0; month < 24; month += 1) await user.click(calendar.getByRole('button', { name: 'Next month' }))
  await user.click(calendar.getByRole('button', { name: /November 24, 2028/ }))
  await user.click(createButton())
  await waitFor(() => expect(screen.getAllByText(/A recurring job can have up to 366 visits/).length).toBeGreaterThan(0))
  expect(gateway.callsOf('CreateJob')).toHaveLength(0)
})

test.each([
  [true, 1],
  [null, 1],
  [false, 0],
])('with isLineItemRequired %s, %i missing line item is reported', { tags: 'nightly' }, async (isLineItemRequired, count) => {
  const { gateway, user } = await openNewJob('', { JobFormSettings: settingsOf({ isLineItemRequired }) })
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1 - count))
  expect(screen.queryAllByText('Kindly add atleast one line item.')).toHaveLength(count)
})

test('an invalid time stays as typed and is rejected', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field(/^Start time/), 'noon-ish')
  await user.tab()
  expect(field(/^Start time/)).toHaveValue('noon-ish')
  await user.click(createButton())
  await waitFor(() => expect(getProblem(/^Start time/)).toHaveTextContent('Start time cant be empty'))
})
