import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../bench/harness/server.ts'
import { type Exchange, startProduct, startRecorder } from './product.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
/** The packages are installed outside of `tests`, whose files other tests read. */
const installed = fileURLToPath(new URL('../../.tmp/foreign', import.meta.url))
const output = join(installed, 'generated')
const document = fileURLToPath(new URL('../../docs/reference/openapi.json', import.meta.url))
const program = (name: string): string => join(installed, 'node_modules', '.bin', name)
const run = promisify(execFile)

/** Of all tools; `npm test` replays them. */
const exchanges: Record<string, readonly Exchange[]> = {}
let product: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  mkdirSync(installed, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', 'clients.mjs']) copyFileSync(join(here, file), join(installed, file))
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  const { status, stderr } = spawnSync('npm', args, { cwd: installed, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  product = await startProduct()
}, 600_000)

afterAll(async () => {
  await product.close()
  if (Object.keys(exchanges).length === 2) writeFileSync(join(here, 'exchanges.json'), `${JSON.stringify(exchanges, null, 2)}\n`)
})

/** The compiler's messages; empty for a file without errors. */
function messagesFor(file: string): string {
  const args = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom', file]
  return spawnSync(program('tsc'), args, { cwd: output, encoding: 'utf8' }).stdout
}

test('types of openapi-typescript compile', async () => {
  const file = join(output, 'openapi-typescript.ts')
  await run(program('openapi-typescript'), [document, '--output', file])
  expect(messagesFor(file)).toBe('')
}, 120_000)

test('the client of swagger-typescript-api compiles', async () => {
  await run(program('swagger-typescript-api'), ['generate', '--path', document, '--output', output, '--name', 'swagger.ts'])
  expect(messagesFor(join(output, 'swagger.ts'))).toBe('')
}, 180_000)

test('graphql-request, urql and Apollo with persisted queries sign in and read jobs', async () => {
  const recorder = await startRecorder('gateway', product.apps.gateway)
  onTestFinished(recorder.close)
  const clients = join(installed, 'clients.mjs')
  const { stdout } = await run(process.execPath, [clients, `${recorder.url}/graphql`, 'owner@demo.test', 'demo1234'], { cwd: installed })
  const results = JSON.parse(stdout) as Readonly<Record<string, readonly [{ signIn: object }, { jobs: { items: readonly object[] } }]>>
  expect(Object.keys(results)).toEqual(['graphql-request', 'urql', 'apollo'])
  for (const [signed, { jobs }] of Object.values(results)) {
    expect(signed.signIn).toMatchObject({ __typename: 'SignedIn' })
    expect(jobs.items).toHaveLength(3)
  }
  exchanges['clients'] = recorder.exchanges
}, 120_000)

/** Requests whose replies Prism compares with the document. */
const calls = [
  ['GET', '/countries'],
  ['POST', '/users/sign_in', { email: 'owner@demo.test', password: 'demo1234' }],
  ['POST', '/users/sign_in', { email: 'nobody@demo.test', password: 'demo1234' }],
  ['GET', '/users/user_profile_get'],
  ['GET', '/jobs/job_listing?per_page=3&status[]=1'],
  ['GET', '/jobs/7'],
  ['GET', '/jobs/999999'],
  ['GET', '/customers/list_customers?search=a'],
  ['GET', '/taxes'],
  ['POST', '/taxes', { name: 'Sales tax of a proxy', rate: 8.25 }],
  ['POST', '/jobs/manage_job', { job_id: 7, action: 'on_the_way' }],
  ['GET', '/dashboard'],
] as const

test('Prism as a validating proxy accepts requests and replies', async () => {
  const recorder = await startRecorder('mock-api', product.apps['mock-api'])
  onTestFinished(recorder.close)
  const port = await freePort()
  const prism = createRequire(join(installed, 'package.json')).resolve('@stoplight/prism-cli/dist/index.js')
  const proxy = spawn(process.execPath, [prism, 'proxy', document, `${recorder.url}/api/v1`, '--port', String(port), '--errors'])
  onTestFinished(async () => {
    proxy.kill()
    await once(proxy, 'exit')
  })
  let log = ''
  proxy.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()))
  await expect.poll(() => log, { timeout: 90_000 }).toContain('Prism is listening')
  let token = ''
  for (const [method, path, body] of calls) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        [PLATFORM_HEADER]: PLATFORM_WEB,
        ...(token !== '' && { authorization: token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    token = /"authentication_token":"([^"]+)"/.exec(text)?.[1] ?? token
    const violations = (JSON.parse(reply.headers.get('sl-violations') ?? '[]') as { readonly severity: string }[]).filter(
      ({ severity }) => severity === 'Error',
    )
    expect([method, path, reply.status, violations, reply.status === 200 ? '' : text.slice(0, 1500)]).toEqual([method, path, 200, [], ''])
  }
  exchanges['prism'] = recorder.exchanges
}, 180_000)
