import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { historyOf, job, jobsOf, me } from '../../testing/jobs.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { readDeviceQuotes } from './device/knownQuotes.ts'
import { storedQuotes, quoteKeepers } from '../../testing/quoteStates.ts'
import { quotedJob } from './testing/quotedJob.ts'

type Keeper = (typeof quoteKeepers)[number]

async function toRows(keeper: Keeper) {
  signedIn(owner)
  const states = await storedQuotes(keeper)
  return states.map(({ id, title, status, quote }) => ({
    ...job({ id, jobNumber: `J-${id}`, title, status, startAt: null, endAt: null, staff: [] }),
    quote,
  }))
}

/** Whether each row has the mark, by title. */
const marked = (rows: readonly HTMLElement[]) =>
  Object.fromEntries(
    rows.flatMap(({ textContent }) => {
      const title = /Ordinary job|(?:Open|Approved|Refused) quote/.exec(textContent ?? '')?.[0]
      return title === undefined ? [] : [[title, textContent?.includes('Quote')]]
    }),
  )
const expected = { 'Ordinary job': false, 'Open quote': true, 'Approved quote': false, 'Refused quote': true }

test.each(quoteKeepers)('a saved view marks the quotes that %s keeps, until they are approved', async (keeper) => {
  const rows = await toRows(keeper)
  const { jobs } = jobsOf([])
  fakeGateway({ ...me, Me: { me: owner }, Jobs: { jobs: { ...jobs, items: rows, totalCount: rows.length } } })
  renderAt('/jobs?status=unscheduled&view=unscheduled')
  await screen.findByRole('link', { name: 'J-90' })
  await waitFor(() => expect(marked(screen.getAllByRole('row'))).toEqual(expected))
  // One of them is cancelled, which this device learns on the job's page.
  expect(screen.queryAllByText('Pending includes 2 quotes.')).toHaveLength(keeper === 'this device' ? 1 : 0)
})

test.each(quoteKeepers)('a search marks the quotes that %s keeps, until they are approved', async (keeper) => {
  const items = await toRows(keeper)
  const none = { items: [], totalCount: 0, ignored: [] }
  fakeGateway({
    ...me,
    Me: { me: owner },
    FoundCustomers: { customers: { __typename: 'CustomerPage', ...none } },
    FoundProperties: { properties: { __typename: 'PropertyPage', items: [], totalCount: 0 } },
    FoundStaff: { staff: { __typename: 'StaffPage', ...none } },
    FoundInvoices: { invoices: { __typename: 'InvoicePage', ...none } },
    FoundJobs: { jobs: { __typename: 'JobPage', items, totalCount: 4, ignored: [] } },
  })
  const { user } = renderAt('/account/password')
  await screen.findByRole('button', { name: /^Search/ })
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
    expect(screen.getByRole('dialog', { name: 'Search everything' })).toBeInTheDocument()
  })
  await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), 'quote')
  const found = within(await screen.findByRole('group', { name: 'Jobs' }))
  await waitFor(() => expect(marked(found.getAllByRole('option'))).toEqual(expected))
})

test('a quote on this device is not counted as pending once its job is seen to be cancelled', async () => {
  await toRows('this device')
  const refused = { ...quotedJob({ id: '93', quote: null, status: 'CANCELLED', allowedActions: ['REOPEN'] }) }
  fakeGateway({ ...me, Me: { me: owner }, Job: { job: refused }, JobHistory: historyOf([]) })
  renderAt('/jobs/93')
  await screen.findByRole('button', { name: 'Reopen' })
  await waitFor(async () => expect((await readDeviceQuotes()).get('93')).toMatchObject({ status: 'CANCELLED' }))
})
