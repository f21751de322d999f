import { ReadableStream } from 'node:stream/web'
import { screen, waitFor } from '@testing-library/react'
import { type DocumentNode, Kind } from 'graphql'
import { expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../testing/fakeGateway.ts'
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

test('the owner of an expired account starts the export in settings and gets all lists', async () => {
  // jsdom has none.
  vi.stubGlobal('ReadableStream', ReadableStream)
  signedIn(expired)
  const queries = await Promise.all(
    exportedLists.map(async ({ list }) => [list.query, (await list.exports?.whole?.())?.query ?? list.query]),
  )
  const none = { items: [], totalCount: 0, page: 1 }
  const lookups = { ListBranches: { branches: none }, ListCategories: { categories: none, ownCategories: none } }
  fakeGateway({ Me: { me: expired }, ...lookups, ...Object.fromEntries(queries.flat().map(emptyPage)) })
  const { user } = renderAt('/settings')
  await user.click(await screen.findByRole('link', { name: /Export account data/ }, { timeout: 20_000 }))
  const start = await screen.findByRole('button', { name: 'Start export' }, { timeout: 10_000 })
  await waitFor(() => expect(start).toBeEnabled())
  await user.click(start)
  expect(await screen.findByText(`Your data is ready: ${exportedLists.length} files.`, undefined, { timeout: 10_000 })).toBeVisible()
  expect(screen.queryByText(/missing/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Download ZIP' })).toBeVisible()
})
