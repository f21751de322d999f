import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startMock } from '../startMock.ts'
import type { Mock } from '../node/types.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ clock: { now: '2026-06-17T12:00Z', frozen: true } })
})
afterAll(() => mock.stop())

async function connect(url = mock.url): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/control/mcp', url)))
  return client
}

async function call(client: Client, name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [{ text }] = content as [{ text: string }]
  if (isError) throw new Error(text)
  return text
}

/** A call of each tool, with what its result contains. */
const calls: Readonly<Record<string, readonly [args: Record<string, unknown>, result: RegExp]>> = {
  list_calls: [{ search: 'taxes' }, /^listTaxes: GET \/taxes \(user\)\n/],
  describe_call: [{ call: 'createTax' }, /"path": "\/api\/v1\/taxes".*"responseData\.rate: number \(decision D50\)".*"example"/s],
  call_api: [{ call: 'POST /taxes', input: { name: 'By an agent', rate: 3 }, user: 'owner' }, /"responseCode":200.*"By an agent"/],
  get_sign_in_code: [{ email: 'unverified@demo.test' }, /^\d{6}$/],
  explain_missing_field: [{ call: 'signIn', field: 'user.name' }, /"lost": "Sign in: name"/],
  get_users: [{}, /"owner@demo\.test"/],
  post_sign_ins: [{ body: { email: 'owner@demo.test' } }, /login_hint=/],
  post_tokens: [{ body: { user: 'staff' } }, /"user_type":"staff"/],
  get_outbox: [{ query: { to: 'unverified@demo.test' } }, /"code":"\d{6}"/],
  get_requests: [{ query: { limit: 1 } }, /^\[/],
  get_requests_id_curl: [{ id: '1' }, /^curl -X POST/],
  post_verify: [{ body: { calls: [{ method: 'POST', path: '/taxes', times: 1 }] } }, /"is_verified":true/],
  delete_requests: [{}, /^\[\]$/],
  get_clock: [{}, /"2026-06-17T12:00:00\.000Z"/],
  post_clock: [{ body: { advance: '1d' } }, /"2026-06-18T12:00:00\.000Z"/],
  delete_clock: [{}, /"frozen":false/],
  get_replies: [{}, /^\[\]$/],
  post_replies: [{ body: { method: 'GET', path: '/taxes', patch: { taxes: [] } } }, /"id":1/],
  delete_replies_id: [{ id: '1' }, /^\[\]$/],
  delete_replies: [{}, /^\[\]$/],
  get_faults: [{}, /^\[\]$/],
  post_faults: [{ body: { path: '/taxes', status: 503 } }, /"id":1/],
  delete_faults_id: [{ id: '1' }, /^\[\]$/],
  delete_faults: [{}, /^\[\]$/],
  get_switches: [{}, /^\{\}$/],
  post_switches: [{ body: { resend_renews_token: true } }, /true/],
  get_scenarios: [{}, /"busy-day"/],
  post_scenarios_name: [{ name: 'busy-day' }, /"scenario":"busy-day"/],
  post_reset: [{}, /"reset":true/],
  get_snapshots: [{}, /^\[\]$/],
  post_snapshots_name: [{ name: 'mine' }, /"name":"mine"/],
  post_snapshots_name_load: [{ name: 'mine' }, /"loaded":"mine"/],
  delete_snapshots_name: [{ name: 'mine' }, /^\[\]$/],
  get_recordings: [{}, /^\[\]$/],
  post_recordings_name: [{ name: 'mine', body: {} }, /"calls":\d/],
  delete_recordings_name: [{ name: 'mine' }, /^\[\]$/],
  post_pact_states: [{ body: { action: 'teardown' } }, /^\{\}$/],
  get_accounts: [{}, /"attribution"/],
  get_records: [{}, /"collection":"jobs"/],
  get_records_collection: [{ collection: 'taxes', query: { filter: ['id=1', 'company_id=1'] } }, /"total":1,/],
  post_records_collection: [{ collection: 'tickets', body: { id: 7, subject: 'Hello' } }, /"id":7/],
  get_records_collection_id_related: [{ collection: 'taxes', id: '1' }, /"collection":"companies"/],
  delete_records_collection_id: [{ collection: 'tickets', id: '7' }, /"subject":"Hello"/],
  get_records_collection_id: [{ collection: 'taxes', id: '1' }, /"id":1/],
  put_records_collection_id: [{ collection: 'taxes', id: '1', body: { name: 'Edited' } }, /"name":"Edited"/],
  delete_texts_type: [{ type: 'faq' }, /"withdrawn":"faq"/],
}

test('the client of the SDK lists and calls every tool', async () => {
  const client = await connect()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
  await call(client, 'post_scenarios_name', { name: 'code-pending', body: { now: '2026-06-17T12:00Z', frozen: true } })
  for (const [name, [args, result]] of Object.entries(calls)) expect(await call(client, name, args), name).toMatch(result)
  await client.close()
})

describe('agents', () => {
  test('have sessions of their own', async () => {
    const [first, second] = [await connect(), await connect()]
    await call(first, 'call_api', { call: 'createTax', input: { name: 'Of the first', rate: 3 } })
    expect(await call(first, 'call_api', { call: 'listTaxes' })).toContain('Of the first')
    expect(await call(second, 'call_api', { call: 'listTaxes' })).not.toContain('Of the first')
    expect(await mock.calls()).toEqual([])
    await Promise.all([first.close(), second.close()])
  })

  test('leave a session behind only until they disconnect', async () => {
    const sessions = async (): Promise<number> => ((await (await fetch(`${mock.url}/control/sessions`)).json()) as unknown[]).length
    const before = await sessions()
    const client = new Client({ name: 'test', version: '1' })
    const transport = new StreamableHTTPClientTransport(new URL('/control/mcp', mock.url))
    await client.connect(transport)
    expect(await sessions()).toBe(before + 1)
    await transport.terminateSession()
    await client.close()
    expect(await sessions()).toBe(before)
    const headers = { 'content-type': 'application/json' }
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }
    expect((await fetch(`${mock.url}/control/mcp`, { method: 'POST', headers, body: JSON.stringify(initialize) })).status).toBe(406)
    expect(await sessions()).toBe(before)
  })

  test('get a sentence for what does not exist', async () => {
    const client = await connect()
    await expect(call(client, 'call_api', { call: 'creatTax' })).rejects.toThrow('There’s no call creatTax. The nearest is createTax.')
    await expect(call(client, 'post_scenarios_name', { name: 'busy' })).rejects.toThrow(/^There’s no scenario busy\. The nearest is /)
    await expect(call(client, 'post_clock', { body: { advanse: '1d' } })).rejects.toThrow(
      'There’s no field advanse. The nearest is advance.',
    )
    await expect(call(client, 'explain_missing_field', { call: 'signIn', field: 'user.nmae' })).rejects.toThrow(
      'The nearest field is user.name.',
    )
    await client.close()
  })

  test('are refused from pages of other websites', async () => {
    const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
    expect((await fetch(`${mock.url}/control/mcp`, { method: 'POST', headers, body: '{}' })).status).toBe(403)
    expect(
      (await fetch(`${mock.url}/control/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
    ).toBe(404)
  })
})

test('a read-only mock offers no tool that changes something', async () => {
  const readOnly = await startMock({ readOnly: true })
  onTestFinished(readOnly.stop)
  const client = await connect(readOnly.url)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['call_api', 'get_outbox', 'post_verify']))
  expect(tools.map(({ name }) => name).filter((name) => /^(put|delete)_|reset|faults_|post_faults/.test(name))).toEqual([])
  expect(await call(client, 'call_api', { call: 'listTaxes' })).toContain('"responseCode":200')
  expect(await call(client, 'call_api', { call: 'createTax', input: { name: 'VAT', rate: 1 } })).toContain('This mock is read-only.')
  await client.close()
})
