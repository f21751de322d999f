import { branchPage } from '@callout/contracts/branches/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const query = `query ($isActive: Boolean, $page: Int, $perPage: Int) { branches(isActive: $isActive, page: $page, perPage: $perPage) { totalCount page perPage items { id name address isActive isDefault } } }`

test('a page of branches is asked for with its filters', async () => {
  const { data, requests } = await ask({ listBranches: ok(branchPage) }, query, { isActive: true, page: 1, perPage: 100 })
  expect(requests).toMatchObject([{ method: 'GET', path: '/branches?is_active=true&page=1&per_page=100' }])
  expect(data).toEqual({
    branches: {
      totalCount: 2,
      page: 1,
      perPage: 100,
      items: [
        { id: '1', name: 'North', address: '80 Elm Street, Chicago', isActive: true, isDefault: true },
        { id: '2', name: 'South', address: '9 Dock Road, Joliet', isActive: true, isDefault: false },
      ],
    },
  })
})

test('what a backend leaves out of the page and of a branch is null', async () => {
  const { data, errors } = await ask({ listBranches: ok({ branches: [{ id: 1 }] }) }, query)
  expect(errors).toEqual([])
  expect(data).toEqual({
    branches: {
      totalCount: null,
      page: null,
      perPage: null,
      items: [{ id: '1', name: null, address: null, isActive: null, isDefault: null }],
    },
  })
})

test('nobody has to have branches', async () => {
  expect(await ask({ listBranches: ok({ branches: [] }) }, query)).toMatchObject({ data: { branches: { items: [] } }, errors: [] })
})

test('who may not read branches is told so in the words of the backend', async () => {
  const { errors } = await ask({ listBranches: refused(403, 'You don’t have permission to do that.') }, query)
  expect(errors).toMatchObject([{ message: 'You don’t have permission to do that.', extensions: { code: 'FORBIDDEN' } }])
})
