import { readFileSync } from 'node:fs'
import { endpoints } from '@callout/contracts/endpoints'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import type { OpenApi } from '@callout/mock-api/http/openapi/openApi'
import type { Operation } from '@callout/mock-api/http/openapi/operation'
import { testApp } from '@callout/mock-api/testing/testApp'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'

const served = async (): Promise<OpenApi> => (await testApp().app.inject({ url: '/openapi.json' })).json()
const written = async (): Promise<OpenApi> => JSON.parse(readFileSync('docs/reference/openapi.json', 'utf8')) as OpenApi
const documents = [
  ['/openapi.json', served],
  ['docs/reference/openapi.json', written],
] as const

/** Every value in a document with its path. */
const valuesIn = (value: unknown, path = '#'): (readonly [string, unknown])[] => [
  [path, value],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, `${path}/${key.replaceAll('/', '~1')}`))
    : []),
]

const getOperation = ({ paths }: OpenApi, method: string, path: string): Operation => {
  const operation = paths[path]?.[method]
  if (!operation) throw new Error(`No ${method} ${path}`)
  return operation
}

test.each(documents)('%s is a valid OpenAPI 3.1 document', async (_, read) => {
  const document = await read()
  expect(document.openapi).toBe('3.1.0')
  expect(await new Validator().validate(structuredClone(document) as object as Record<string, unknown>)).toEqual({ valid: true })
})

test.each(documents)('every reference in %s resolves, and components have plain names', async (_, read) => {
  const values = valuesIn(await read())
  const paths = new Set(values.map(([path]) => path))
  const references = values.flatMap(([path, value]) => (path.endsWith('/$ref') ? [value] : []))
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter((reference) => typeof reference !== 'string' || !paths.has(reference))).toEqual([])
  const names = values.flatMap(([path]) => /^#\/components\/schemas\/([^/]+)$/.exec(path)?.[1] ?? [])
  expect(names.filter((name) => !/^[A-Z]\w*$/.test(name))).toEqual([])
})

test('the written document is the served one with another server', async () => {
  expect({ ...(await written()), servers: [] }).toEqual({ ...(await served()), servers: [] })
})

test('/openapi.json has every endpoint once', async () => {
  const { paths } = await served()
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
  )
  const expected = Object.values(endpoints).flatMap((table) =>
    Object.entries<Endpoint>(table).map(([name, { method, path }]) => `${method} ${path} ${name}`),
  )
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('every field and parameter has a type', async () => {
  const untyped = valuesIn(await served()).filter(
    ([, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((key) => key === 'description'),
  )
  expect(untyped.map(([path]) => path)).toEqual([])
})

test('codes of a query are enums of numbers and text', async () => {
  const { parameters } = getOperation(await served(), 'get', '/jobs/job_listing')
  expect(JSON.stringify(parameters)).toMatch(/"name":"filter",.*?"enum":\[\d+,"\d+"/)
})

test('a body that is a union has a member for each kind', async () => {
  const { requestBody, parameters } = getOperation(await served(), 'post', '/jobs/manage_job')
  const members = requestBody?.content['application/json'].schema.oneOf ?? []
  expect(members.map(({ properties }) => properties?.['action']?.const ?? properties?.['action']?.enum?.length)).toEqual([
    'schedule',
    'reschedule',
    'assign',
    'finish',
    'cancel',
    'decline',
    'create_invoice',
    'void_invoice',
    7,
  ])
  expect(parameters).toMatchObject([{ $ref: '#/components/parameters/platform' }, { name: 'Idempotency-Key', in: 'header' }])
  expect(members.filter(({ properties }) => 'idempotency_key' in (properties ?? {}))).toEqual([])
})

test('every write describes its body; three have none', async () => {
  const { paths } = await served()
  const bare = Object.values(paths).flatMap((operations) =>
    Object.entries(operations).flatMap(([method, { operationId, requestBody }]) =>
      (method === 'post' || method === 'put') && !requestBody ? [operationId] : [],
    ),
  )
  expect(bare.toSorted()).toEqual(['readAllNotifications', 'readNotification', 'resendOtp'])
})

test('a reply is one of success, conflict, invalid input and error', async () => {
  const document = await served()
  const { responses } = getOperation(document, 'put', '/jobs/{id}')
  expect(responses['200']).toMatchObject({
    content: {
      'application/json': {
        schema: {
          oneOf: [
            { properties: { responseCode: { const: 200 } } },
            { $ref: '#/components/schemas/ConflictReply' },
            { $ref: '#/components/schemas/InvalidReply' },
            { $ref: '#/components/schemas/ErrorReply' },
          ],
        },
      },
    },
  })
  expect(document.components.schemas['ErrorReply']).toMatchObject({
    required: ['responseCode', 'responseMessage', 'responseData'],
    properties: { responseCode: { enum: [204, 400, 401, 402, 403, 404, 405, 413, 429, 500] }, responseData: { type: 'null' } },
  })
  expect(document.components.schemas['FieldErrors']).toMatchObject({
    properties: { errors: { items: { required: ['field', 'message'] } } },
  })
})

test('a field of a reply has its section of the specification or its decision', async () => {
  const { schemas } = (await served()).components
  expect(schemas['Category']?.properties?.['image_url']).toMatchObject({ description: 'spec §3 Category' })
  expect(schemas['Job']?.properties?.['lock_version']).toMatchObject({ description: 'decision D36' })
  expect(schemas['Job']?.properties?.['job_number']).toMatchObject({ description: 'decision D48' })
})

test('the document begins with the calls and has the decisions apart', async () => {
  const document = await served()
  expect(JSON.stringify(document.info)).not.toContain('D1')
  expect(Object.keys(document['x-decisions'])).toContain('D48')
})
