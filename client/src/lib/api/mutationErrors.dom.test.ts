import { gql } from '@apollo/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createApollo } from './createApollo.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: object) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/graphql-response+json' } })),
  )
  return createApollo(() => undefined)
}
const refused = (path: readonly string[]) => [{ message: 'Not read', path, extensions: { code: 'FORBIDDEN' } }]
const write = gql`
  mutation {
    createCustomer {
      id
      email
    }
  }
`
const read = gql`
  query {
    customer {
      id
      email
    }
  }
`
const record = { __typename: 'Customer', id: '90', email: null }

test('a write succeeds despite an error in a nested field', async () => {
  const client = answering({ data: { createCustomer: record }, errors: refused(['createCustomer', 'email']) })
  await expect(client.mutate({ mutation: write })).resolves.toMatchObject({ data: { createCustomer: record } })
})

test('an error of the root field rejects the write', async () => {
  const client = answering({ data: { createCustomer: null }, errors: refused(['createCustomer']) })
  await expect(client.mutate({ mutation: write })).rejects.toThrow('Not read')
})

test("an error of a query's field rejects the query", async () => {
  const client = answering({ data: { customer: record }, errors: refused(['customer', 'email']) })
  await expect(client.query({ query: read })).rejects.toThrow('Not read')
})

test('a reply without data and errors rejects reads and writes', async () => {
  const client = answering({ data: null })
  await expect(client.query({ query: read })).rejects.toThrow('The gateway answered without data')
  await expect(client.mutate({ mutation: write })).rejects.toThrow('The gateway answered without data')
})
