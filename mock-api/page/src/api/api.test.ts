import { expect, test } from 'vitest'
import { openApi } from '../../../src/http/openapi/openApi.ts'
import { apiRequest } from './apiRequest.ts'
import { callsOf, type OpenApi } from './openApi.ts'
import { exampleOf, fieldRows, typeText } from './schema.ts'

const document = JSON.parse(JSON.stringify(openApi('http://mock.example'))) as OpenApi
const { schemas } = document.components
const calls = callsOf(document)
const named = (id: string) => calls.find((call) => call.id === id) ?? expect.fail(`no call ${id}`)

test('every operation of the document is a call with a domain and a reply', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
  expect(calls).toHaveLength(operations.length)
  expect(calls.filter(({ domain }) => domain === '')).toEqual([])
  expect(fieldRows(named('createTax').data, schemas)).toContainEqual({
    path: 'rate',
    type: 'number',
    isRequired: true,
    source: 'decision D50',
  })
})

test('fields of objects in lists have a path', () => {
  const paths = fieldRows(named('listJobs').data, schemas).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['jobs', 'jobs[].id', 'jobs[].customer.name', 'pagination.total_count']))
  expect(new Set(paths).size).toBe(paths.length)
})

test('an example has the required fields with values of their types', () => {
  expect(exampleOf(named('createTax').body ?? {}, schemas)).toEqual({ name: '', rate: 1 })
})

test.each([
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
  [{ type: 'array', items: { type: 'integer' } }, 'list of integer'],
  [{ enum: [0, 1] }, '0 or 1'],
  [{ const: 'a' }, '"a"'],
])('%j is %s', (schema, text) => {
  expect(typeText(schema, {})).toBe(text)
})

test('a request has path, query, headers and token', () => {
  const { url, headers, method } = apiRequest(named('updateTax'), { values: { id: '7' }, body: '{}', token: 'T', session: 'a' })
  expect([method, url]).toEqual(['PUT', '/api/v1/taxes/7'])
  expect(headers).toEqual({
    'x-fc-app-platform': '2',
    'x-mock-session': 'a',
    authorization: 'T',
    'content-type': 'application/json',
  })
  const listed = apiRequest(named('listTaxes'), { values: { page: '2', search: '' }, body: undefined, token: undefined, session: '' })
  expect(listed).toEqual({ method: 'GET', url: '/api/v1/taxes?page=2', headers: { 'x-fc-app-platform': '2' }, body: undefined })
  expect(apiRequest(named('signIn'), { values: {}, body: '{}', token: 'T', session: '' }).headers).not.toHaveProperty('authorization')
})
