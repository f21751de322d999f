import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { plugin } from './apolloHooks.ts'

const schema = buildSchema('type Query { job(id: ID): String } type Mutation { finishJob(id: ID!): String }')
const generate = (document: string) => plugin(schema, [{ document: parse(document) }], {})

test('a query becomes a hook that needs its required variables', () => {
  expect(generate('query Job($id: ID!) { job(id: $id) }')).toEqual({
    prepend: ["import { type SkipToken, useQuery } from '@apollo/client/react'"],
    content:
      'export const useJobQuery = (options: SkipToken | useQuery.Options<JobQuery, JobQueryVariables>) => useQuery(JobDocument, options)',
  })
})

test.each(['query Job { job }', 'query Job($id: ID) { job(id: $id) }', 'query Job($id: ID! = 1) { job(id: $id) }'])(
  'options may be left out where no variable is required: %s',
  (document) => {
    expect(generate(document)).toHaveProperty('content', expect.stringContaining('useJobQuery = (options?: '))
  },
)

test('a mutation becomes a hook whose variables come with the call', () => {
  expect(generate('mutation FinishJob($id: ID!) { finishJob(id: $id) }')).toEqual({
    prepend: ["import { useMutation } from '@apollo/client/react'"],
    content:
      'export const useFinishJobMutation = (options?: useMutation.Options<FinishJobMutation, FinishJobMutationVariables>) => useMutation(FinishJobDocument, options)',
  })
})

test('fragments alone need no import', () => {
  expect(generate('fragment Words on Query { job }')).toEqual({ prepend: [], content: '' })
})
