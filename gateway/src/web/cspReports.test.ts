import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'

const MESSAGE = 'a browser reported a breach of the content security policy'
const toLines = (log: readonly Record<string, unknown>[]) =>
  log.filter(({ msg }) => msg === MESSAGE).map(({ directive, blocked, page, source }) => ({ directive, blocked, page, source }))

async function send(payload: string, type = 'application/csp-report', times = 1) {
  const { app, log } = await testGateway({})
  const codes: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const { statusCode } = await app.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, payload })
    codes.push(statusCode)
  }
  return { codes, log }
}

const old = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=secret#part',
    'document-uri': 'https://me:pass@app.example/jobs/12?search=Maria',
    'source-file': 'inline',
  },
}

test('logs a report of report-uri without queries, fragments and passwords', async () => {
  const { codes, log } = await send(JSON.stringify(old))
  expect(codes).toEqual([204])
  expect(toLines(log)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example/x.js', page: 'https://app.example/jobs/12', source: 'inline' },
  ])
  expect(JSON.stringify(log)).not.toMatch(/secret|Maria|pass/)
})

test('logs reports of the Reporting API, at most ten of a request', async () => {
  const report = {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'data:image/png;base64,AAAA', documentURL: '/a?b' },
  }
  const { codes, log } = await send(JSON.stringify(Array.from({ length: 12 }, () => report)), 'application/reports+json')
  expect(codes).toEqual([204])
  expect(toLines(log)).toEqual(
    Array.from({ length: 10 }, () => ({ directive: 'img-src', blocked: 'data:', page: '/a', source: undefined })),
  )
})

test.each([
  ['an empty list', '[]', 204],
  ['another report', '[{"type":"deprecation","body":{}}]', 204],
  ['null', 'null', 204],
  ['no JSON', '{', 400],
  ['more than 16 kB', JSON.stringify('x'.repeat(17_000)), 413],
])('logs nothing for %s', async (_, payload, status) => {
  const { codes, log } = await send(payload)
  expect(codes).toEqual([status])
  expect(toLines(log)).toEqual([])
})

test('refuses more than 60 reports per minute', async () => {
  const { codes, log } = await send(JSON.stringify(old), 'application/csp-report', 62)
  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 204))
  expect(codes.slice(60)).toEqual([429, 429])
  expect(toLines(log)).toHaveLength(60)
})
