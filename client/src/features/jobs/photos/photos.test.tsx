import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { copyName } from '../../../lib/offline/offlineLink.ts'
import { deleteResponses, saveResponse } from '../../../lib/offline/responseStore.ts'
import { setServerAway } from '../../../lib/api/reach.ts'
import { customerRecord, property } from '../../../testing/customerRecord.ts'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { job, NINE } from '../../../testing/jobs.ts'
import { individual, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

const file = (id: string, fileName: string, contentType = 'image/jpeg') => ({
  __typename: 'Attachment',
  id,
  fileName,
  fileUrl: `https://files.example/${id}`,
  contentType,
  size: 2048,
  visitId: null,
})
const photoJob = (id: string, date: string, ...attachments: readonly object[]) => ({
  __typename: 'Job',
  id,
  jobNumber: `J-${id}`,
  title: 'Boiler repair',
  date,
  property: { __typename: 'Property', id: '40', name: 'Home', address: '12 Oak Street, Salem' },
  attachments,
})
const page = (items: readonly object[], totalCount: number | null = items.length, ignored: readonly string[] = []): FakeOperation => ({
  jobs: { __typename: 'JobPage', items, totalCount, ignored },
})
const twoProperties = customerRecord({ properties: [property, { ...property, id: '41', name: 'Practice' }] })

function open(PhotoJobs: FakeOperation, path = '/customers/30/photos') {
  signedIn(individual)
  const gateway = fakeGateway({ Me: { me: individual }, CustomerRecord: { customer: twoProperties }, PhotoJobs })
  return { gateway, ...renderAt(path) }
}
const names = (section: HTMLElement): (string | null)[] =>
  within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
  setServerAway(false)
  await deleteResponses()
  return () => vi.useRealTimers()
})

test('shows the photos of the 20 newest jobs, before and after in this order, and more on demand', async () => {
  const first = photoJob(
    '9',
    '2026-11-20',
    file('1', 'after-tank.jpg'),
    file('2', 'plan.pdf', 'application/pdf'),
    file('3', 'before-tank.jpg'),
  )
  const others = Array.from({ length: 19 }, (_, index) => photoJob(String(100 + index), '2026-11-01'))
  const last = photoJob('3', '2026-03-02', file('4', 'leak.jpg'))
  const { gateway, user } = open(({ input }) => ((input as { page: number }).page === 1 ? page([first, ...others], 21) : page([last], 21)))
  const latest = await screen.findByRole('region', { name: '11/20/2026' })
  expect(names(latest)).toEqual(['Beforetank.jpg 2 kB', 'Aftertank.jpg 2 kB'])
  expect(within(latest).getByRole('link', { name: 'J-9 · Boiler repair' })).toHaveAttribute('href', '/jobs/9')
  expect(gateway.callsOf('PhotoJobs')).toEqual([
    { input: { customerId: '30', sortBy: 'START_AT', sortDirection: 'DESCENDING', page: 1, perPage: 20 } },
  ])
  await user.click(screen.getByRole('button', { name: 'Show older jobs' }))
  expect(names(await screen.findByRole('region', { name: '03/02/2026' }))).toEqual(['leak.jpg 2 kB'])
  expect(screen.queryByRole('button', { name: 'Show older jobs' })).toBeNull()
})

test('shows the photos of a property, and changes to another', async () => {
  const { gateway, user } = open(page([]), '/customers/30/photos?property=41')
  expect(await screen.findByText('No photos yet')).toBeVisible()
  expect(gateway.callsOf('PhotoJobs')[0]?.['input']).toMatchObject({ customerId: '30', propertyId: '41' })
  await user.selectOptions(await screen.findByLabelText('Property'), 'Home · 12 Oak Street, Salem')
  await vi.waitFor(() => expect(gateway.callsOf('PhotoJobs').at(-1)?.['input']).toMatchObject({ propertyId: '40' }))
})

test('a failed, refused or unfiltered list says so', async () => {
  const { gateway, user } = open(refuse('INTERNAL', 'Something went wrong!'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  gateway.answer({ PhotoJobs: page([photoJob('9', '2026-11-20', file('1', 'tank.jpg'))], 1, ['customerId']) })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The service can’t list these jobs.')).toBeVisible()
  expect(screen.queryByText('tank.jpg')).toBeNull()
  gateway.answer({ PhotoJobs: refuse('FORBIDDEN', 'You don’t have permission to see these jobs.') })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You don’t have permission to see these jobs.')).toBeVisible()
})

test('without a network the photos of the jobs on this device are listed, with their time', async () => {
  signedIn(individual)
  const store = (id: string, ofCustomer: string) => {
    const of = job({ id, jobNumber: `J-${id}` })
    const customer = { ...of.customer, id: ofCustomer }
    return saveResponse(copyName({ operationName: 'Job', variables: { id } }), {
      job: { ...of, customer, attachments: [file(id, `tank-${id}.jpg`)] },
    })
  }
  await Promise.all([store('9', '30'), store('10', '31')])
  vi.setSystemTime(NINE * 1000 + 3_600_000)
  open(outOfReach())
  expect(await screen.findByText(/tank-9\.jpg/)).toBeInTheDocument()
  expect(screen.queryByText(/tank-10\.jpg/)).toBeNull()
  setServerAway(true)
  expect(await screen.findByText('As of 9:00 AM')).toBeVisible()
})
