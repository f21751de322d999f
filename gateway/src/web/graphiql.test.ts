import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'
import { registerGraphiql } from './graphiql.ts'

test('GraphiQL is off by default', async () => {
  const { app } = await testGateway({})
  expect((await app.inject({ url: '/graphiql' })).statusCode).toBe(404)
})

test('GraphiQL and its files come from this origin, and its policy holds at its own paths only', async () => {
  const { app } = await testGateway({}, { hasGraphiql: true })
  const { statusCode, headers, body } = await app.inject({ url: '/graphiql' })
  expect([statusCode, headers['content-security-policy']]).toEqual([
    200,
    expect.stringMatching(/^default-src 'none'; script-src 'self'; worker-src 'self'; /),
  ])
  const paths = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, path = '']) => path)
  expect(paths.every((path) => path.startsWith('/graphiql/'))).toBe(true)
  for (const url of [...paths, '/graphiql/editorWorker.js', '/graphiql/jsonWorker.js', '/graphiql/graphqlWorker.js'])
    expect((await app.inject({ url })).body.length).toBeGreaterThan(100)
  for (const url of ['/graphiql/other.js', '/graphiql/toString']) expect((await app.inject({ url })).statusCode).toBe(404)
  expect((await app.inject({ url: '/health/live' })).headers['content-security-policy']).toBe("frame-ancestors 'none'")
})

test('answers the introspection query of GraphiQL outside of production, and no deeper query beside it', async () => {
  const query = getIntrospectionQuery({ specifiedByUrl: true, directiveIsRepeatable: true, inputValueDeprecation: true, oneOf: true })
  const { ask } = await testGateway({})
  expect((await ask(query)).data).toMatchObject({ __schema: { queryType: { name: 'Query' } } })
  const deep = `... on Query { jobs { items { ${'a { '.repeat(10)} b ${'} '.repeat(10)} } } }`
  const refused = [{ message: 'A document can be up to 10 levels deep.' }]
  expect((await ask(`{ __schema { queryType { name } } ${deep} }`)).errors).toMatchObject(refused)
  expect((await (await testGateway({}, { isProduction: true })).ask(query)).errors).toMatchObject(refused)
})

test.each([
  ['', undefined],
  ['#token=a%2Bb', '{"authorization":"a+b"}'],
])('with the fragment %j the headers are %j, and the address has no token', async (hash, headers) => {
  const { app } = await testGateway({}, { hasGraphiql: true })
  const { body } = await app.inject({ url: '/graphiql/start.js' })
  const rendered: { headers?: string }[] = []
  const addresses: string[] = []
  runInNewContext(body, {
    URLSearchParams,
    location: { hash, pathname: '/graphiql' },
    history: { replaceState: (_state: null, _title: string, url: string) => void addresses.push(url) },
    document: { getElementById: () => null },
    self: {},
    YogaGraphiQL: { renderYogaGraphiQL: (_root: null, options: { headers?: string }) => void rendered.push(options) },
  })
  expect(rendered.map((options) => options.headers)).toEqual([headers])
  expect(addresses).toEqual(hash === '' ? [] : ['/graphiql'])
})

test('without development packages the page names the schema', async () => {
  const app = Fastify()
  registerGraphiql(app, () => Promise.resolve(null))
  expect((await app.inject({ url: '/graphiql' })).body).toContain('schema.graphql')
})
