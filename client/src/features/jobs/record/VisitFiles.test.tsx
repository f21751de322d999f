import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job } from '../../../testing/jobs.ts'

const file = (id: string, visitId: string | null) => ({
  __typename: 'Attachment' as const,
  id,
  fileName: `${id}.pdf`,
  fileUrl: `https://files.test/${id}`,
  contentType: 'application/pdf',
  size: 3,
  visitId,
})
const added = (count: number) => ({
  addJobNote: {
    __typename: 'HistoryEntry',
    id: '902',
    attachments: Array.from({ length: count }, (_, n) => ({ __typename: 'Attachment', id: `n${n}` })),
  },
})
const photo = (name: string) => new File(['hello'], name, { type: 'image/jpeg' })
const sent = (name: string) => ({ fileName: name, contentType: 'image/jpeg', fileBase64: 'aGVsbG8=' })

async function openJob(more: Record<string, FakeOperation> = {}, attachments: ReturnType<typeof file>[] = []) {
  signedIn(technician)
  const gateway = fakeGateway({ Me: { me: technician }, Job: { job: job({ attachments }) }, JobHistory: historyOf([]), ...more })
  const view = renderAt('/jobs/12')
  const input = await screen.findByLabelText('Files to add')
  return { gateway, input, ...view }
}

test('several photos are added to the visit at once', async () => {
  const { gateway, user, input } = await openJob({ AddVisitFiles: added(2) })
  await user.upload(input, [photo('before.jpg'), photo('after.jpg')])
  expect(await screen.findByText('2 photos added')).toBeVisible()
  expect(gateway.callsOf('AddVisitFiles')).toEqual([
    { input: { jobId: '12', visitId: '501', note: '2 photos', attachments: [sent('before.jpg'), sent('after.jpg')] } },
  ])
})

test('a photo is marked before or after in its name, and shown so; other files are not', { tags: 'nightly' }, async () => {
  const shown = (id: string, fileName: string) => ({ ...file(id, '501'), fileName, contentType: 'image/jpeg' })
  const { gateway, user, input } = await openJob({ AddVisitFiles: added(2) }, [shown('1', 'after-new.jpg'), shown('2', 'before-old.jpg')])
  const tiles = within(screen.getByRole('list', { name: 'Files of this visit' })).getAllByRole('listitem')
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Beforeold.jpg/),
    expect.stringMatching(/^Afternew.jpg/),
  ])
  await user.click(screen.getByRole('radio', { name: 'Before' }))
  await user.upload(input, [photo('leak.jpg'), new File(['hello'], 'plan.pdf', { type: 'application/pdf' })])
  await screen.findByText('2 files added')
  const [call] = gateway.callsOf('AddVisitFiles') as { input: { attachments: { fileName: string }[] } }[]
  expect(call?.input.attachments.map(({ fileName }) => fileName)).toEqual(['before-leak.jpg', 'plan.pdf'])
})

test('unsent files stay and can be retried', async () => {
  const { gateway, user, input } = await openJob({ AddVisitFiles: refuse('UPSTREAM_UNAVAILABLE', 'The service is unavailable.') })
  await user.upload(input, photo('leak.jpg'))
  await screen.findByText('Photo not sent')
  gateway.answer({ AddVisitFiles: added(1) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Photo added')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Photo not sent')).toBeNull())
  const [first, second] = gateway.callsOf('AddVisitFiles')
  expect(second).toEqual(first)
})

test('a service that does not save the files is reported', async () => {
  const { user, input } = await openJob({ AddVisitFiles: { addJobNote: { __typename: 'HistoryEntry', id: '902', attachments: null } } })
  await user.upload(input, photo('leak.jpg'))
  expect(await screen.findByText('Photo sent. We couldn’t confirm that they were saved.')).toBeVisible()
})

test('files appear with their visit, others with the job', async () => {
  await openJob({}, [file('of-visit', '501'), file('of-job', null)])
  const ofVisit = within(await screen.findByRole('list', { name: 'Files of this visit' }))
  expect(ofVisit.getAllByRole('listitem')).toHaveLength(1)
  expect(ofVisit.getByText('of-visit.pdf')).toBeVisible()
  expect(within(await screen.findByRole('region', { name: 'Attachments' })).getAllByRole('listitem')).toHaveLength(1)
})
