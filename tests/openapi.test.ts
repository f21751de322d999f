import { endpoints } from '@callout/contracts/endpoints'
import type { Endpoint } from '@callout/contracts/endpoint'
import { testApp } from '@callout/mock-api/testing/testApp'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

const documentOf = async (): Promise<Document> => (await testApp().app.inject({ url: '/openapi.json' })).json()

test('/openapi.json is a valid OpenAPI 3.1 document', async () => {
  const document = await documentOf()
  expect(document.openapi).toBe('3.1.0')
  expect(await new Validator().validate(structuredClone(document) as object as Record<string, unknown>)).toEqual({ valid: true })
})

test('/openapi.json has every endpoint once', async () => {
  const { paths } = await documentOf()
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
  )
  const expected = Object.values(endpoints).flatMap((table) =>
    Object.entries<Endpoint>(table).map(([name, { method, path }]) => `${method} ${path} ${name}`),
  )
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('/openapi.json names the source of each field of a reply', async () => {
  const { paths } = (await documentOf()) as unknown as { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }
  const fieldsOf = (path: string, method: string): string => JSON.stringify(paths[path]?.[method]?.responses['200'])
  expect(fieldsOf('/categories', 'get')).toMatch(/"image_url":{[^{}]*"description":"spec §3 Category"/)
  expect(fieldsOf('/jobs/job_listing', 'get')).toMatch(/"lock_version":{.*?"description":"decision D36"/)
  expect(fieldsOf('/jobs/job_listing', 'get')).toMatch(/"job_number":{[^{}]*"description":"decision D48"/)
})
