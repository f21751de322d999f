import { endpoints } from '@callout/contracts/endpoints'
import { contentType } from '@callout/contracts/staticContent/schemas'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { getStaticContent, listStaticContents } = endpoints.staticContent
let mock: TestApp
beforeAll(() => {
  mock = testApp()
})
const types = Object.values(contentType).map(({ code }) => code)

test('every type of text is listed, page by page', async () => {
  const { contents, pagination } = await mock.read(listStaticContents, { per_page: 3 })
  const rest = await mock.read(listStaticContents, { per_page: 3, page: 2 })
  expect([...contents, ...rest.contents].map(({ content_type }) => String(content_type)).toSorted()).toEqual(types.toSorted())
  expect(pagination).toMatchObject({ total_count: 5, total_pages: 2 })
})

test.each(types)('%s can be read by anybody: headings, paragraphs and lists, each closed', async (type) => {
  const { title, body_html = '' } = await mock.read(getStaticContent, { type })
  expect(title).toBeTruthy()
  const tags = [...(body_html ?? '').matchAll(/<(\/?)(\w+)>/g)].map(([, slash, name]) => [name, slash === '/'] as const)
  expect(tags.length).toBeGreaterThan(4)
  for (const [name] of tags) expect(['h2', 'p', 'ul', 'li']).toContain(name)
  const open: unknown[] = []
  const misplaced = tags.filter(([name, isEnd]) => (isEnd ? open.pop() !== name : open.push(name) === 0))
  expect([misplaced, open]).toEqual([[], []])
})

test('a text that is withdrawn is neither listed nor found, until the next reset', async () => {
  expect(await mock.control('DELETE', '/texts/share_app')).toEqual({ withdrawn: 'share_app' })
  const { contents } = await mock.read(listStaticContents, {})
  expect(contents.map(({ content_type }) => content_type)).not.toContain('share_app')
  expect(await mock.call('GET', '/static_contents/type_request?type=share_app')).toMatchObject({
    responseCode: 404,
    responseMessage: 'This text doesn’t exist.',
  })
  expect((await mock.call('GET', '/static_contents/type_request?type=faq')).responseCode).toBe(200)
  await mock.control('POST', '/reset')
  expect((await mock.call('GET', '/static_contents/type_request?type=share_app')).responseCode).toBe(200)
})

test('only a text that there is can be withdrawn', async () => {
  expect(await mock.control('DELETE', '/texts/imprint')).toMatchObject({ responseCode: 404 })
})

test('a type that there is not is refused', async () => {
  expect((await mock.call('GET', '/static_contents/type_request?type=imprint')).responseCode).toBe(422)
})
