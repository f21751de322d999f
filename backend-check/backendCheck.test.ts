import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { check, getCode, regressionsOf } from './check.ts'
import { type CheckOptions, readOptions } from './options.ts'
import { checkReach, checkStates, tokenProblem } from './reach.ts'
import { headline, htmlOf, junitOf } from './report.ts'
import { plantedFaults, sampleBackend } from './sampleBackend.ts'
import { listen } from './specNamesBackend.mjs'

const folder = '.tmp/backend-check'
mkdirSync(folder, { recursive: true })

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function getAddress(server: Server): Promise<string> {
  servers.push(server)
  if (!server.listening) await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const serve = (listener: RequestListener): Promise<string> => getAddress(createServer(listener).listen(0, '127.0.0.1'))

async function checked(...args: readonly string[]) {
  let text = ''
  const done = await check(readOptions(args) as CheckOptions, (part) => (text += part))
  return { ...done, text }
}

const run = (...args: readonly string[]) => spawnSync(process.execPath, ['backend-check/main.ts', ...args], { encoding: 'utf8' })

describe('an address that is none', () => {
  /** A port that was free a moment ago. */
  async function deadPort(): Promise<string> {
    const server = createServer().listen(0, '127.0.0.1')
    const address = await getAddress(server)
    server.close()
    await once(server, 'close')
    return address
  }

  test('nothing listens: one sentence within two seconds', async () => {
    const begin = performance.now()
    const address = await deadPort()
    await expect(checkReach(address)).rejects.toThrow(`${address} can’t be reached: nothing listens there.`)
    expect(performance.now() - begin).toBeLessThan(2000)
  })

  test('it never answers: one sentence within two seconds', async () => {
    const address = await serve(() => undefined)
    const begin = performance.now()
    await expect(checkReach(address)).rejects.toThrow('it did not answer within 1.5 seconds')
    expect(performance.now() - begin).toBeLessThan(2000)
  })

  test('a port that no client may call gets the same sentence', async () => {
    await expect(checkReach('http://127.0.0.1:9')).rejects.toThrow('http://127.0.0.1:9 can’t be reached: nothing listens there.')
  })

  test('it answers with a page', async () => {
    const address = await serve((_, reply) => reply.end('<h1>Welcome</h1>'))
    await expect(checkReach(address)).rejects.toThrow('answered without an envelope')
  })

  test('a token that is missing or refused is named before the report', async () => {
    const address = await serve(({ headers }, reply) =>
      reply.end(JSON.stringify({ responseCode: headers.authorization === 'good' ? 200 : 401 })),
    )
    expect(await tokenProblem(address)).toMatch(/^BACKEND_TOKEN isn’t set:/)
    expect(await tokenProblem(address, 'old')).toMatch(`${address} refuses BACKEND_TOKEN:`)
    expect(await tokenProblem(address, 'good')).toBeUndefined()
  })

  test('a states URL that serves none', async () => {
    const address = await serve((_, reply) => reply.writeHead(404).end())
    await expect(checkStates(address)).rejects.toThrow(`${address} serves no provider states: it answered POST with 404.`)
  })

  test('it has no scheme', () => {
    expect(() => readOptions(['--base-url', 'backend.example'])).toThrow('needs a scheme: https://backend.example')
  })

  test('the process ends with 3 for an address and 2 for an option', async () => {
    const { status, stderr } = run('--base-url', await deadPort())
    expect([status, stderr.trim().split('\n').length]).toEqual([3, 1])
    expect(run('--bass-url', 'x')).toMatchObject({ status: 2, stdout: '' })
  })
})

describe('options', () => {
  test.each([
    [['--domain', 'job'], 'There is no domain job.'],
    [['--call', 'getTaxes'], 'There is no call getTaxes.'],
    [['--states', 'all'], '--states takes only none.'],
    [['--base-url', 'http://b', '--states-url', 'http://b/states'], '--states-url needs --allow-writes'],
    [['--states-url', 'http://b/states', '--allow-writes'], '--states-url needs --base-url.'],
    [['--base-url', 'http://b', '--email', 'a@b.example'], '--email needs the password of that account in BACKEND_PASSWORD.'],
  ])('%j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence)
  })

  test('the address is the whole one; without a path it ends with /api/v1', () => {
    expect(readOptions(['--base-url', 'http://b.example'])?.baseUrl).toBe('http://b.example/api/v1')
    expect(readOptions(['--base-url', 'http://b.example/v1/'])?.baseUrl).toBe('http://b.example/v1')
    expect(readOptions(['--base-url', 'http://b.example/api/v1/'])?.baseUrl).toBe('http://b.example/api/v1')
  })

  test('the help names every option and exit code', () => {
    const { stdout, status } = run('--help')
    expect(status).toBe(0)
    for (const option of ['base-url', 'domain', 'call', 'strict', 'baseline', 'junit', 'html', 'states-url', 'allow-writes'])
      expect(stdout).toContain(`--${option}`)
    expect(stdout.match(/^ {2}[0-4] {2}/gm)).toHaveLength(5)
  })
})

describe('a backend of the specification’s names', () => {
  test('gets a readable report of its reads and passes, but not with --strict', async () => {
    const address = await getAddress(listen())
    const [html, junit] = ['report.html', 'report.xml'].map((file) => join(folder, file)) as [string, string]
    const { report, code, text } = await checked('--base-url', address, '--html', html, '--junit', junit)
    const { calls } = report.results
    expect([code, getCode(report, true)]).toEqual([0, 1])
    expect(calls.filter(({ status }) => status === 'fails' || status === 'missing')).toEqual([])
    const [first = '', second = ''] = text.split('\n')
    expect(first).toMatch(
      /^Of what people see in the product, \d+(\.\d)? % works with your backend; these five fields bring up to \d+(\.\d)? % more: \w+: /,
    )
    expect(second).toMatch(/^differs by a decision of ours: \d+, not tried: \d+$/)
    // The field, the decision, an example, what people lose, and the request.
    expect(text).toMatch(/responseData\.total \(200\) is missing \[D48, example [\d.]+\]\n +lost: /)
    expect(text).toMatch(/branches\[\]\.is_default \(200\) is missing .*\n +lost: Branches: “Default”/)
    expect(text).toContain(`curl '${address}/api/v1/jobs/501' -H "Authorization: $BACKEND_TOKEN"`)
    expect(text).toContain('\nD36: `lock_version` starts at 1')
    const untried = calls.filter(({ call, status }) => call.endpoint.method === 'GET' && status === 'not tried')
    expect(untried.map(({ call }) => call.name)).toEqual(['getInvoice', 'getMessageTemplate'])
    // Writes were not tried, and count for nothing.
    expect(calls.filter(({ call, status }) => call.endpoint.method !== 'GET' && status !== 'not tried')).toEqual([])
    const cases = readFileSync(junit, 'utf8')
    const skipped = calls.filter(({ status }) => status === 'not tried' || status === 'differs').length
    expect(cases.match(/<skipped /g)).toHaveLength(skipped)
    expect(junitOf(report, true).match(/<failure /g)?.length).toBe(calls.filter(({ status }) => status === 'differs').length)
    expect(readFileSync(html, 'utf8')).toContain(htmlOf(report).slice(0, 200))
  })

  test('names no share of the product for chosen calls', { tags: 'nightly' }, async () => {
    const address = await getAddress(listen())
    const { report } = await checked('--base-url', address, '--call', 'getDispatchMap')
    expect(headline(report)).toMatch(/^Of what people see with these calls, /)
    const worth = { percent: undefined, best: [], losses: new Map() }
    expect(headline({ ...report, worth })).toMatch(/^No screen makes only the calls that were tried: /)
  })

  test('runs writes only when they are allowed', { tags: 'nightly' }, async () => {
    const requests: string[] = []
    const backend = listen()
    backend.on('request', ({ method = '' }) => requests.push(method))
    const address = await getAddress(backend)
    const reading = await checked('--base-url', address, '--call', 'createTax')
    expect([reading.code, requests, headline(reading.report)]).toEqual([4, [], 'Nothing was tried.'])
    const { report } = await checked('--base-url', address, '--call', 'createTax', '--allow-writes')
    expect(requests).toContain('POST')
    expect(report.results.calls).toMatchObject([{ status: 'conforms', tried: 1 }])
  })
})

test('a server that answers 418 fails', { tags: 'nightly' }, async () => {
  const address = await serve((_, reply) => reply.end(JSON.stringify({ responseCode: 418, responseMessage: 'No', responseData: null })))
  await checkReach(address)
  const { report, code } = await checked('--base-url', address, '--call', 'listCountries', '--call', 'getProfile')
  expect(report.results.calls.map(({ status, held }) => [status, held])).toEqual([
    ['fails', 0],
    ['fails', 0],
  ])
  expect(code).toBe(1)
})

describe('a backend of samples', () => {
  const planted = plantedFaults(40)

  test('forty planted faults are each named by call and field', { tags: 'nightly' }, async () => {
    expect(planted).toHaveLength(40)
    const address = await getAddress(sampleBackend(planted).listen(0, '127.0.0.1'))
    const baseline = join(folder, 'baseline.json')
    rmSync(baseline, { force: true })
    const { report, code } = await checked('--base-url', address, '--baseline', baseline)
    const { calls } = report.results
    const unnamed = planted.filter(({ call, field }) => {
      const result = calls.find((item) => item.call.name === call)
      return field === '' ? result?.status !== 'missing' : !result?.differences.some((difference) => difference.field === field)
    })
    expect(unnamed).toEqual([])
    const faulty = new Set(planted.map(({ call }) => call))
    const blamed = calls.filter(({ call, status }) => !faulty.has(call.name) && status !== 'conforms' && status !== 'not tried')
    expect(blamed.map(({ call, differences }) => [call.name, differences.map(({ field }) => field)])).toEqual([])
    expect(code).toBe(1)
    // Conforming calls must stay so.
    const { conforming } = JSON.parse(readFileSync(baseline, 'utf8')) as { readonly conforming: readonly string[] }
    const names = calls.filter(({ status }) => status === 'conforms').map(({ call }) => call.name)
    expect(conforming).toEqual(names.toSorted())
    const worse = calls.map((result) => (result.call.name === conforming[0] ? { ...result, status: 'differs' as const } : result))
    expect(regressionsOf({ calls: worse, stateFailures: [] }, baseline)).toEqual([conforming[0]])
    expect(regressionsOf({ calls: worse, stateFailures: [] }, undefined)).toEqual([])
  })
})
