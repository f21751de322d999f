import { staticContents } from '@callout/contracts/staticContent/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const list = `query ($page: Int, $perPage: Int) { staticContents(page: $page, perPage: $perPage) {
  items { type title bodyHtml url updatedAt } totalCount page perPage
} }`
const one = 'query ($type: StaticContentType!) { staticContent(type: $type) { type title bodyHtml url updatedAt } }'

test('lists texts without their bodies', async () => {
  const { data, requests } = await ask({ listStaticContents: ok(staticContents) }, list, { page: 2, perPage: 5 })
  expect(requests).toMatchObject([{ method: 'GET', path: '/static_contents?page=2&per_page=5' }])
  expect(data).toEqual({
    staticContents: {
      items: [
        { type: 'PRIVACY_POLICY', title: 'Privacy Policy', bodyHtml: null, url: null, updatedAt: 1767225600 },
        { type: 'SHARE_APP', title: null, bodyHtml: null, url: null, updatedAt: null },
      ],
      totalCount: 2,
      page: 1,
      perPage: 10,
    },
  })
})

test('accepts a list without pagination', async () => {
  const { data, requests } = await ask({ listStaticContents: ok({ contents: [] }) }, list)
  expect(requests[0]?.path).toBe('/static_contents')
  expect(data).toEqual({ staticContents: { items: [], totalCount: null, page: null, perPage: null } })
})

test('returns nulls for a text with a type only', async () => {
  const { data } = await ask({ getStaticContent: ok({ content_type: 'faq' }) }, one, { type: 'FAQ' })
  expect(data).toEqual({ staticContent: { type: 'FAQ', title: null, bodyHtml: null, url: null, updatedAt: null } })
})

test('returns NOT_FOUND for a missing text and fills in a missing type', async () => {
  const missing = await ask({ getStaticContent: refused(404, 'Nothing here yet') }, one, { type: 'ABOUT' })
  expect(missing.errors).toMatchObject([{ message: 'Nothing here yet', extensions: { code: 'NOT_FOUND', responseCode: 404 } }])
  for (const reply of [{ content_type: 'imprint' }, { content_type: 7 }, {}]) {
    const { data, errors } = await ask({ getStaticContent: ok({ ...reply, title: 'About us' }) }, one, { type: 'ABOUT' })
    expect([data, errors]).toMatchObject([{ staticContent: { type: 'ABOUT', title: 'About us' } }, []])
  }
})
