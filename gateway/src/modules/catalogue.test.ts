import { categories, ownCategoryPage, servicePage } from '@callout/contracts/catalogue/samples'
import { messages } from '@callout/contracts/text/messages'
import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const query = 'query ($search: String) { categories(search: $search) { id name imageUrl description } }'

test('requests categories as a web request', async () => {
  const { data, requests } = await ask({ listCategories: ok(categories) }, query)
  expect(requests).toMatchObject([{ method: 'GET', path: '/categories?is_web_request=true' }])
  expect(data).toEqual({
    categories: [
      {
        id: '3',
        name: 'Heating',
        imageUrl: 'https://callout.test/categories/heating.webp',
        description: 'Boilers, radiators and heat pumps',
      },
      { id: '5', name: 'Plumbing', imageUrl: null, description: null },
    ],
  })
})

test('searches categories', async () => {
  const { data, requests } = await ask({ listCategories: ok([]) }, query, { search: 'roof & tile' })
  expect(requests[0]?.path).toBe('/categories?is_web_request=true&search=roof%20%26%20tile')
  expect(data).toEqual({ categories: [] })
})

test('returns nulls for missing category fields', async () => {
  const { data } = await ask({ listCategories: ok([{ id: 3, name: 'Heating' }]) }, query)
  expect(data).toEqual({ categories: [{ id: '3', name: 'Heating', imageUrl: null, description: null }] })
})

test('passes on the verification error', async () => {
  const { errors } = await ask({ listCategories: refused(401, messages.confirmWithOtp) }, query)
  expect(errors).toMatchObject([{ message: messages.confirmWithOtp, extensions: { code: 'OTP_REQUIRED', responseCode: 401 } }])
})

test('pages the company’s own categories', async () => {
  const { data, requests } = await ask(
    { listOwnCategories: ok(ownCategoryPage) },
    'query ($search: String, $perPage: Int) { ownCategories(search: $search, perPage: $perPage) { totalCount page perPage items { id name description } } }',
    { search: 'heat', perPage: 100 },
  )
  expect(requests).toMatchObject([{ method: 'GET', path: '/categories/listing_of_user_categories?search=heat&per_page=100' }])
  expect(data).toEqual({
    ownCategories: { totalCount: 1, page: 1, perPage: 100, items: [{ id: '3', name: 'Heating', description: 'Boilers' }] },
  })
})

const priceList = `query ($input: ServicesInput) { services(input: $input) { totalCount page perPage
  items { id name description amount currencyCode productType categoryId categoryName unit durationMinutes isTaxExempt sku isActive } } }`

test('searches the price list by category, type and text', async () => {
  const input = { search: 'boiler bs-1', categoryId: '3', productType: 'SERVICE', isActive: true, page: 1, perPage: 10 }
  const { requests } = await ask({ listServices: ok({ services: servicePage.services.slice(0, 1) }) }, priceList, { input })
  expect(requests).toMatchObject([
    {
      method: 'GET',
      path: '/services/list_services?search=boiler%20bs-1&category_id=3&product_type=0&is_active=true&page=1&per_page=10',
    },
  ])
})

test('returns all fields of price list items', async () => {
  const { data, calls } = await ask({ listServices: ok(servicePage) }, priceList, { input: { search: 'heating', categoryId: '3' } })
  expect(calls).toEqual({ listServices: 1 })
  expect(data).toEqual({
    services: {
      totalCount: 2,
      page: 1,
      perPage: 10,
      items: [
        {
          id: '11',
          name: 'Boiler service',
          description: 'Yearly check',
          amount: 45,
          currencyCode: 'USD',
          productType: 'SERVICE',
          categoryId: '3',
          categoryName: 'Heating',
          unit: 'hour',
          durationMinutes: 90,
          isTaxExempt: false,
          sku: 'BS-1',
          isActive: true,
        },
        {
          id: '12',
          name: 'Filter',
          description: null,
          amount: 19.99,
          currencyCode: 'USD',
          productType: 'PRODUCT',
          categoryId: '3',
          categoryName: 'Heating',
          unit: 'piece',
          durationMinutes: null,
          isTaxExempt: true,
          sku: null,
          isActive: true,
        },
      ],
    },
  })
})

test('accepts a price list without pagination and prices', async () => {
  const { data, errors } = await ask({ listServices: ok({ services: [{ id: 11, name: 'Boiler service' }] }) }, priceList)
  expect(errors).toEqual([])
  expect(data).toMatchObject({ services: { totalCount: null, items: [{ id: '11', amount: null, productType: null, isActive: null }] } })
})

test('filters the price list if the backend ignores the search', async () => {
  const prices = [
    { id: 11, name: 'Boiler service', category_id: 3, is_active: true },
    { id: 12, name: 'Travel', description: 'To the island and back', category_id: 4, is_active: false },
  ]
  const found = async (input: object) => {
    const { data } = await ask(
      { listServices: ok({ services: prices }) },
      'query ($input: ServicesInput) { services(input: $input) { items { id } totalCount } }',
      { input },
    )
    return data
  }
  const item = (id: string) => ({ services: { items: [{ id }], totalCount: 1 } })
  expect(await found({ search: 'island' })).toEqual(item('12'))
  expect(await found({ search: 'bóiler', isActive: true })).toEqual(item('11'))
  expect(await found({ categoryId: '4' })).toEqual(item('12'))
  expect(await found({ search: 'drain', isActive: true })).toEqual({ services: { items: [], totalCount: 0 } })
})
