import { job } from '@callout/contracts/jobs/samples/record'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'

const ask = async (headers: Record<string, string>) => {
  const { app, backend, log } = await testGateway({ getJob: ok(job) })
  const payload = { query: '{ job(id: "501") { id } }' }
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: 'token-1', ...headers }, payload })
  return { answered: answer.headers, sent: backend.requests[0]?.headers, line: log.at(-1) }
}

test('logs, forwards and returns the request’s id', async () => {
  const { answered, sent, line } = await ask({ 'x-request-id': 'edge-7f3:1' })
  expect([answered['x-request-id'], sent?.['x-request-id'], line?.['reqId']]).toEqual(['edge-7f3:1', 'edge-7f3:1', 'edge-7f3:1'])
})

test.each(['', 'a b', 'two\tparts', 'x'.repeat(101), '<script>'])(
  '%j is no id: the request gets its own, and no two have the same',
  async (id) => {
    const [first, second] = [await ask({ 'x-request-id': id }), await ask({ 'x-request-id': id })]
    expect(first.answered['x-request-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(first.answered['x-request-id']).not.toBe(second.answered['x-request-id'])
    expect(first.sent?.['x-request-id']).toBe(first.answered['x-request-id'])
  },
)

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = '00f067aa0ba902b7'

test('continues a trace with a new span', async () => {
  const { answered, sent, line } = await ask({ traceparent: `00-${trace}-${span}-01` })
  expect(answered['traceparent']).toMatch(new RegExp(`^00-${trace}-(?!${span})[\\da-f]{16}-01$`))
  expect(sent?.['traceparent']).toBe(answered['traceparent'])
  expect(line?.['traceId']).toBe(trace)
})

test.each(['nonsense', `00-${'0'.repeat(32)}-${span}-01`, `00-${trace}-${'0'.repeat(16)}-01`, `ff-${trace}-${span}-01`])(
  '%j begins a trace of its own',
  async (traceparent) => {
    const { sent } = await ask({ traceparent })
    expect(sent?.['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
    expect(sent?.['traceparent']).not.toContain(trace)
  },
)

test('adds no trace to requests without one', async () => {
  const { answered, sent, line } = await ask({})
  expect([answered['traceparent'], sent?.['traceparent'], line?.['traceId']]).toEqual([undefined, undefined, undefined])
})
