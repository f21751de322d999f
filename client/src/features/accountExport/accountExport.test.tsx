import { ReadableStream } from 'node:stream/web'
import { screen, waitFor } from '@testing-library/react'
import { type DocumentNode, Kind } from 'graphql'
import { expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { job, jobsOf } from '../../testing/jobs.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { exportedLists } from './exportLists.ts'

const expired = {
  ...owner,
  subscriptionDetails: { ...owner.subscriptionDetails, purchaseSkuName: 'Growth', remainingDays: 0 },
}

/** An empty page for a list's query. */
function emptyPage(query: DocumentNode): readonly [string, FakeOperation] {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [field] = operation?.selectionSet.selections ?? []
  const name = field?.kind === Kind.FIELD ? (field.alias ?? field.name).value : ''
  return [operation?.name?.value ?? '', { [name]: { items: [], totalCount: 0, page: 1, ignored: [] } }]
}

/** Answers of an account without records, except for the given ones. */
async function openExport(path: string, me: Parameters<typeof signedIn>[0], answers: Record<string, FakeOperation> = {}) {
  // jsdom has none.
  vi.stubGlobal('ReadableStream', ReadableStream)
  signedIn(me)
  const queries = await Promise.all(
    exportedLists.map(async ({ list }) => [list.query, (await list.exports?.whole?.())?.query ?? list.query]),
  )
  const none = { items: [], totalCount: 0, page: 1 }
  const lookups = { ListBranches: { branches: none }, ListCategories: { categories: none, ownCategories: none } }
  const gateway = fakeGateway({ Me: { me }, ...lookups, ...Object.fromEntries(queries.flat().map(emptyPage)), ...answers })
  return { gateway, ...renderAt(path) }
}

test('the owner of an expired account starts the export in settings and gets all lists', async () => {
  const { user } = await openExport('/settings', expired)
  await user.click(await screen.findByRole('link', { name: /Export account data/ }))
  const start = await screen.findByRole('button', { name: 'Start export' })
  await waitFor(() => expect(start).toBeEnabled())
  await user.click(start)
  expect(await screen.findByText(`Your data is ready: ${exportedLists.length} files.`)).toBeVisible()
  expect(screen.queryByText(/missing/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Download ZIP' })).toBeVisible()
})

test('an export that the server stops continues with the records that are left', async () => {
  const getFiles = (id: unknown) => ({ job: { __typename: 'Job', id, attachments: [] } })
  const { gateway, user } = await openExport('/settings/data', owner, {
    Jobs: jobsOf([job({ id: '12' }), job({ id: '13', jobNumber: 'J-1013' })]),
    JobFiles: ({ id }) => (id === '13' ? refuse('TOO_MANY_REQUESTS', 'Slow down.') : getFiles(id)),
  })
  const start = await screen.findByRole('button', { name: 'Start export' })
  await waitFor(() => expect(start).toBeEnabled())
  await user.click(start)
  expect(await screen.findByRole('alert')).toHaveTextContent('Slow down.')
  expect(gateway.callsOf('JobFiles')).toHaveLength(2)
  gateway.answer({ JobFiles: ({ id }) => getFiles(id) })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(`Your data is ready: ${exportedLists.length} files.`)).toBeVisible()
  expect(gateway.callsOf('JobFiles').map(({ id }) => id)).toEqual(['12', '13', '13'])
})

const getCount = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent

test.each([
  ['the quotes that the job list leaves out', (quote: unknown) => (quote === 'ANY' ? ['13', '14'] : ['12', '13']), ['12', '13', '14']],
  ['each job of a backend without quotes once', () => ['12', '13'], ['12', '13']],
])('exports %s', async (_, getIds, exported) => {
  const { gateway, user } = await openExport('/settings/data', owner, {
    Jobs: ({ input }) => jobsOf(getIds((input as { quote?: string }).quote).map((id) => job({ id, jobNumber: `J-${id}` }))),
    JobFiles: ({ id }) => ({ job: { __typename: 'Job', id, attachments: [] } }),
  })
  const start = await screen.findByRole('button', { name: 'Start export' })
  await waitFor(() => expect(start).toBeEnabled())
  await user.click(start)
  await screen.findByText(`Your data is ready: ${exportedLists.length} files.`)
  expect(gateway.callsOf('JobFiles').map(({ id }) => id)).toEqual(exported)
  expect(getCount('Jobs')).toBe(String(exported.length))
})
