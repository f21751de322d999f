import { messages } from '@callout/contracts/text/messages'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problemAt } from '../../../testing/fieldProblems.ts'
import { field, openNewJob, typeTimes } from '../../../testing/jobForm.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
})
afterEach(() => void vi.useRealTimers())

test('reports an end before the start on blur of the second field until either is corrected', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await typeTimes(user, '11', '10 am')
  await waitFor(() => expect(problemAt(/^Start time/)).toBe(messages.startBeforeEnd))
  await user.clear(field(/^End time/))
  await user.type(field(/^End time/), '11:30 am')
  await user.tab()
  await waitFor(() => expect(problemAt(/^Start time/)).toBeNull())
  expect(problemAt(/^End time/)).toBeNull()
  expect(screen.queryByText(messages.selectDate)).toBeNull()
})

test('reports nothing while only one of the two is filled in', async () => {
  const { user } = await openNewJob()
  await user.type(field(/^Start time/), 'soon')
  await user.tab()
  await waitFor(() => expect(problemAt(/^Start time/)).toBe(messages.startTimeEmpty))
  expect(problemAt(/^End time/)).toBeNull()
})
