import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { deviceQuotes } from './device/knownQuotes.ts'

const quote = (part: object = {}) => ({ __typename: 'Quote', validUntil: null, version: 1, sentAt: null, approval: null, ...part })
const approval = { __typename: 'QuoteApproval', kind: 'PHONE', name: 'Maria Lopez', at: 1_781_000_000 }
const getJob = (id: string, part: object = {}) => ({
  __typename: 'Job',
  id,
  jobNumber: `J-${id}`,
  title: `Work ${id}`,
  status: 'UNSCHEDULED',
  total: 100.1,
  currencyCode: 'USD',
  timezone: 'America/New_York',
  customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez' },
  property: { __typename: 'Property', id: '40', address: '12 Oak Street' },
  quote: quote(),
  ...part,
})
const getPage = (items: readonly object[], more: object = {}) => ({
  jobs: { __typename: 'JobPage', items, totalCount: items.length, unreadable: [], ignored: [], ...more },
})
const all: Readonly<Record<string, readonly object[]>> = {
  OPEN: [
    getJob('1'),
    getJob('2', { quote: quote({ sentAt: 1_781_000_000, validUntil: '2999-01-01' }) }),
    getJob('3', { quote: quote({ sentAt: 1_781_000_000, version: 2 }), total: 0.2 }),
    getJob('4', { quote: quote({ sentAt: 1_781_000_000, validUntil: '2020-01-01' }) }),
  ],
  APPROVED: [getJob('5', { quote: quote({ approval }) }), getJob('6', { quote: quote({ approval: { ...approval, kind: 'SIGNED' } }) })],
  NOT_ACCEPTED: [],
}
const answered = (asked: unknown) => getPage(all[(asked as { input: { quote: string } }).input.quote] ?? [])
const getCount = (tab: string) => screen.getByRole('tab', { name: new RegExp(`^${tab}`) }).textContent

beforeEach(() => signedIn(owner))

test('shows quotes by state with their number and sum', async () => {
  const gateway = fakeGateway({ Me: { me: owner }, Quotes: answered })
  const { user } = renderAt('/quotes')
  expect(await screen.findByRole('link', { name: /Work 1/ })).toHaveAttribute('href', '/jobs/1')
  await screen.findByText('1 quote · $100.10')
  expect(['Open', 'Sent', 'Expired', 'Approved', 'Not accepted'].map(getCount)).toEqual([
    'Open1',
    'Sent2',
    'Expired1',
    'Approved, not scheduled2',
    'Not accepted0',
  ])
  await user.click(screen.getByRole('tab', { name: /^Sent/ }))
  expect(await screen.findByText('2 quotes · $100.30')).toBeVisible()
  expect(within(screen.getByRole('tabpanel')).getByText('Version 2')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^Not accepted/ }))
  expect(await screen.findByText('No quote was turned down.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^Approved/ }))
  expect(await screen.findByText(/^Approved by phone \d/)).toBeVisible()
  expect(screen.getByText(/^Signed \d/)).toBeVisible()
  expect(gateway.callsOf('Quotes')).toContainEqual(
    expect.objectContaining({ input: expect.objectContaining({ quote: 'APPROVED', statuses: ['UNSCHEDULED'] }) as object }),
  )
})

test('says why quotes are refused', async () => {
  fakeGateway({ Me: { me: owner }, Quotes: refuse('FORBIDDEN', 'You don’t have permission to see quotes.') })
  renderAt('/quotes')
  expect((await screen.findAllByText('You don’t have permission to see quotes.'))[0]).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('offers the first quote', async () => {
  fakeGateway({ Me: { me: owner }, Quotes: getPage([]) })
  renderAt('/quotes?tab=NOT_ACCEPTED')
  await screen.findByText('No quotes yet')
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.getByRole('link', { name: 'New quote' })).toHaveAttribute('href', '/quotes/new')
})

test('reads at most ten pages, and says at least', { tags: 'nightly' }, async () => {
  const page = (asked: unknown) => {
    const { input } = asked as { input: { quote: string; page: number } }
    if (input.quote !== 'OPEN') return getPage([])
    return getPage(
      Array.from({ length: 100 }, (_, index) => getJob(String(input.page * 100 + index), { total: 1 })),
      { totalCount: 1234 },
    )
  }
  const gateway = fakeGateway({ Me: { me: owner }, Quotes: page })
  renderAt('/quotes')
  expect(await screen.findByText('At least 1,000 quotes · at least $1,000.00')).toBeVisible()
  const pages = gateway.callsOf('Quotes').map((call) => (call as { input: { page: number } }).input.page)
  expect(Math.max(...pages)).toBe(10)
})

test('shows the quotes on this device if the server keeps none', async () => {
  await deviceQuotes.write('7', { validUntil: '2999-01-01', sentAt: 1_781_000_000 })
  const gateway = fakeGateway({
    Me: { me: owner },
    Quotes: getPage([], { totalCount: null, ignored: ['quote'] }),
    QuoteOfJob: { job: { ...getJob('7', { quote: null }), forms: null } },
  })
  renderAt('/quotes?tab=SENT')
  expect(await screen.findByRole('link', { name: /Work 7/ })).toBeVisible()
  expect(screen.getByText(/^The server doesn’t keep quotes/)).toBeVisible()
  expect(gateway.callsOf('QuoteOfJob')).toEqual([{ id: '7' }])
})
