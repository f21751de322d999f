import { messages } from '@callout/contracts/text/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { problemAt } from '../../../testing/fieldProblems.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job, me } from '../../../testing/jobs.ts'

const reschedule = async (part: Parameters<typeof job>[0] = {}) => {
  signedIn()
  fakeGateway({ ...me, Job: { job: job(part) }, JobHistory: historyOf([]), RankedStaff: { rankedStaff: [] } })
  const { user } = renderAt('/jobs/12')
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  const inside = within(await screen.findByRole('dialog'))
  const give = async (label: RegExp, time: string): Promise<void> => {
    await user.clear(inside.getByLabelText(label))
    if (time) await user.type(inside.getByLabelText(label), time)
  }
  return { user, give }
}

test('reports an end before the start on blur, even without a date', async () => {
  const { user, give } = await reschedule()
  await give(/^Date/, '')
  await give(/^End/, '08:00')
  expect(problemAt(/^Start/)).toBeNull()
  await user.tab()
  await waitFor(() => expect(problemAt(/^Start/)).toBe(messages.startBeforeEnd))
  await give(/^End/, '09:30')
  await user.tab()
  await waitFor(() => expect(problemAt(/^Start/)).toBeNull())
  expect(problemAt(/^Date/)).toBeNull()
})

test('reports a missing end only on submit', { tags: 'nightly' }, async () => {
  const { user, give } = await reschedule()
  await give(/^End/, '')
  await user.tab()
  expect(problemAt(/^Start/)).toBeNull()
  expect(problemAt(/^End/)).toBeNull()
})

test.each([
  ['of the job', {}, '1 h 30 min · Times in America/New York'],
  ['not returned', { timezone: 'UTC', isZoneAssumed: true }, '1 h 30 min'],
])('the zone %s: %3$s', async (_, part, text) => {
  await reschedule(part)
  expect(await within(screen.getByRole('dialog')).findByText(/^1 h 30 min/)).toHaveTextContent(new RegExp(`^${text}$`))
})
