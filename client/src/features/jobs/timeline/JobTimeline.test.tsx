import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { entry, historyOf, job, me } from '../../../testing/jobs.ts'

const openJob = (more: Record<string, FakeOperation> = {}, address = '/jobs/12') => {
  signedIn()
  const gateway = fakeGateway({ ...me, Job: { job: job() }, JobHistory: historyOf([]), ...more })
  return { gateway, ...renderAt(address) }
}
const title = () => screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
const timeline = () => within(screen.getByRole('region', { name: 'Timeline' }))

test('a note is added to the timeline, unless it is empty', { tags: 'nightly' }, async () => {
  const { gateway, user } = openJob({ AddJobNote: { addJobNote: entry({ id: '901', event: 'NOTE', note: 'Gate code 12' }) } })
  await title()
  await user.click(await screen.findByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Required')).toBeVisible()
  await user.type(await screen.findByLabelText('New note'), 'Gate code 12')
  gateway.answer({ JobHistory: historyOf([entry({ id: '901', event: 'NOTE', note: 'Gate code 12' })]) })
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await timeline().findByRole('listitem')).toHaveTextContent('Note by Olivia Owner')
  expect(gateway.callsOf('AddJobNote')).toEqual([{ input: { jobId: '12', note: 'Gate code 12' } }])
  expect(screen.getByLabelText('New note')).toHaveValue('')
})

test('a rejected note stays in its field', async () => {
  const { user } = openJob({ AddJobNote: refuse('FORBIDDEN', 'This job is not yours.') })
  await title()
  await user.type(await screen.findByLabelText('New note'), 'Gate code 12')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  // A toast has the same text.
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveAccessibleDescription('This job is not yours.'))
  expect(screen.getByLabelText('New note')).toHaveValue('Gate code 12')
})

/** Adds a note twice, losing the first response; the timeline then has these entries. */
async function addNoteTwice(entries: readonly ReturnType<typeof entry>[]) {
  const { gateway, user } = openJob({ AddJobNote: outOfReach() })
  await title()
  await user.type(await screen.findByLabelText('New note'), 'Gate code 12')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await screen.findAllByText(/Can’t reach the server/)
  gateway.answer({ AddJobNote: { addJobNote: null }, JobHistory: historyOf([...entries]) })
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  return { gateway, user, added: () => gateway.callsOf('AddJobNote').length }
}
const now = () => Date.now() / 1000

test('a note whose response was lost is not added twice if the timeline has it', async () => {
  const { user, added } = await addNoteTwice([entry({ id: '901', event: 'NOTE', note: 'Gate code 12', createdAt: now() - 60 })])
  await screen.findByText(/A note in the timeline/)
  await user.click(screen.getByRole('button', { name: 'Keep that one' }))
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''))
  expect(added()).toBe(1)
  await user.type(await screen.findByLabelText('New note'), 'Gate code 12')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(added()).toBe(2))
})

test('a note whose response was lost can still be added again', async () => {
  const { user, added } = await addNoteTwice([entry({ id: '901', event: 'NOTE', note: 'Gate code 12', createdAt: now() - 60 })])
  await user.click(await screen.findByRole('button', { name: 'Save again' }))
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''))
  expect(added()).toBe(2)
})

test.each([
  ['of another user', { actor: { id: '7', name: 'Ana Silva' }, createdAt: now() - 60 }],
  ['of yesterday', { createdAt: now() - 86_400 }],
  ['with other words', { note: 'Gate code 13', createdAt: now() - 60 }],
])('a note %s is not taken for the one whose response was lost', async (_, part) => {
  const { added } = await addNoteTwice([entry({ id: '901', event: 'NOTE', note: 'Gate code 12', ...part })])
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''))
  expect(added()).toBe(2)
})

test('if the timeline has no text, the user decides whether to add the note again', { tags: 'nightly' }, async () => {
  const { added } = await addNoteTwice([entry({ id: '901', event: 'NOTE', note: null, actor: null, createdAt: null })])
  expect(await screen.findByText(/Check before you save it again/)).toBeVisible()
  expect(added()).toBe(1)
})

test('older entries load by page', { tags: 'nightly' }, async () => {
  const items = Array.from({ length: 25 }, (_, index) => entry({ id: String(index), event: 'NOTE', note: `Note ${index}` }))
  const { gateway, user } = openJob({ JobHistory: ({ page }) => historyOf(page === 2 ? items.slice(20) : items.slice(0, 20), 25) })
  await user.click(await screen.findByRole('button', { name: 'Show more (5)' }))
  expect(await screen.findByText('Note 24')).toBeVisible()
  expect(screen.getByText('Note 0')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
  expect(gateway.callsOf('JobHistory').at(-1)).toMatchObject({ jobId: '12', page: 2 })
})

const note = entry({ id: '903', event: 'NOTE', note: 'Gate code 12' })
const moved = entry({
  id: '902',
  event: 'EDITED',
  changes: [{ __typename: 'HistoryChange', field: 'priority', from: 'Low', to: 'High' } as never],
})

test('an entry shows who, when to the minute, and each value before and after', async () => {
  openJob({ JobHistory: historyOf([moved]) })
  const item = await within(await screen.findByRole('region', { name: 'Timeline' })).findByRole('listitem')
  expect(item).toHaveTextContent('Edited by Olivia Owner')
  expect(item).toHaveTextContent('Priority: Low → High')
  expect(within(item).getByTitle('11/22/2026, 9:00 AM')).toHaveTextContent('11/22/2026, 9:00 AM')
})

test('the timeline can show only notes or only changes, as given in the URL', { tags: 'nightly' }, async () => {
  const { user } = openJob({ JobHistory: historyOf([note, moved]) })
  expect(await screen.findByText('Gate code 12')).toBeVisible()
  await user.click(timeline().getByRole('button', { name: 'Notes' }))
  expect(timeline().getAllByRole('listitem')).toHaveLength(1)
  expect(window.location.search).toBe('?timeline=notes')
  await user.click(timeline().getByRole('button', { name: 'Changes' }))
  expect(timeline().getByRole('button', { name: 'Changes' })).toHaveAttribute('aria-pressed', 'true')
  expect(timeline().queryByText('Gate code 12')).toBeNull()
  expect(timeline().getByText('Edited')).toBeVisible()
})

test('an empty filter result says so and still offers older entries', async () => {
  openJob({ JobHistory: historyOf([moved], 30) }, '/jobs/12?timeline=notes')
  expect(await screen.findByText('None in the latest entry')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show more (29)' })).toBeVisible()
})

test('an empty timeline says so', async () => {
  openJob()
  await title()
  expect(await timeline().findByText('No data Found!')).toBeVisible()
})

test('a failed timeline has its own retry', async () => {
  const { gateway, user } = openJob({ JobHistory: refuse('INTERNAL', 'Something went wrong!') })
  const retry = await within(await screen.findByRole('region', { name: 'Timeline' })).findByRole('button', { name: 'Try again' })
  gateway.answer({ JobHistory: historyOf([note]) })
  await user.click(retry)
  expect(await screen.findByText('Gate code 12')).toBeVisible()
})

test('loaded older entries stay when newer ones arrive', { tags: 'nightly' }, async () => {
  const items = Array.from({ length: 25 }, (_, index) =>
    entry({ id: String(100 - index), event: 'NOTE', note: `Note ${index}`, createdAt: 1_795_000_000 - index }),
  )
  const { gateway, user } = openJob({ JobHistory: ({ page }) => historyOf(page === 2 ? items.slice(20) : items.slice(0, 20), 25) })
  await user.click(await screen.findByRole('button', { name: 'Show more (5)' }))
  await screen.findByText('Note 24')
  const latest = entry({ id: '200', event: 'NOTE', note: 'Just now', createdAt: 1_795_000_100 })
  gateway.answer({ JobHistory: historyOf([latest, ...items.slice(0, 19)], 26) })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('Just now')).toBeVisible()
  expect(timeline().getAllByRole('listitem')).toHaveLength(26)
})
