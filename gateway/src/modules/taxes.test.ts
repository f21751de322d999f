import { taxPage } from '@callout/contracts/taxes/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const query = `query ($search: String, $perPage: Int) { taxes(search: $search, perPage: $perPage) { totalCount page perPage items { id name rate isDefault isActive } } }`

test('a page of taxes is asked for with its filters', async () => {
  const { data, requests } = await ask({ listTaxes: ok(taxPage) }, query, { search: 'tax', perPage: 100 })
  expect(requests).toMatchObject([{ method: 'GET', path: '/taxes?search=tax&per_page=100' }])
  expect(data).toEqual({
    taxes: {
      totalCount: 2,
      page: 1,
      perPage: 100,
      items: [
        { id: '5', name: 'Sales tax', rate: 8.25, isDefault: true, isActive: true },
        { id: '6', name: 'City tax', rate: 1.5, isDefault: false, isActive: true },
      ],
    },
  })
})

test('what a backend leaves out of the page and of a tax is null', async () => {
  const { data, errors } = await ask({ listTaxes: ok({ taxes: [{ id: 5, name: 'Sales tax', rate: 8 }] }) }, query)
  expect(errors).toEqual([])
  expect(data).toEqual({
    taxes: {
      totalCount: null,
      page: null,
      perPage: null,
      items: [{ id: '5', name: 'Sales tax', rate: 8, isDefault: null, isActive: null }],
    },
  })
})

test('nobody has to have taxes', async () => {
  expect(await ask({ listTaxes: ok({ taxes: [] }) }, query)).toMatchObject({ data: { taxes: { items: [] } }, errors: [] })
})

test('who may not read taxes is told so in the words of the backend', async () => {
  const { errors } = await ask({ listTaxes: refused(403, 'You don’t have permission to do that.') }, query)
  expect(errors).toMatchObject([{ message: 'You don’t have permission to do that.', extensions: { code: 'FORBIDDEN' } }])
})
