import { categories } from '@callout/contracts/catalogue/samples'
import { messages } from '@callout/contracts/messages'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const query = 'query ($search: String) { categories(search: $search) { id name imageUrl description } }'

test('categories are asked for as a web request', async () => {
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

test('they can be searched', async () => {
  const { data, requests } = await ask({ listCategories: ok([]) }, query, { search: 'roof & tile' })
  expect(requests[0]?.path).toBe('/categories?is_web_request=true&search=roof%20%26%20tile')
  expect(data).toEqual({ categories: [] })
})

test('what a backend leaves out of a category is null', async () => {
  const { data } = await ask({ listCategories: ok([{ id: 3, name: 'Heating' }]) }, query)
  expect(data).toEqual({ categories: [{ id: '3', name: 'Heating', imageUrl: null, description: null }] })
})

test('a backend that wants the code first says so', async () => {
  const { errors } = await ask({ listCategories: refused(401, messages.confirmWithOtp) }, query)
  expect(errors).toMatchObject([{ message: messages.confirmWithOtp, extensions: { code: 'OTP_REQUIRED', responseCode: 401 } }])
})
