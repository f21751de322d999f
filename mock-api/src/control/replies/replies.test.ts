import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMock } from '../../startMock.ts'
import type { Mock, MockSession } from '../../node/types.ts'

interface Reply {
  readonly responseCode: number
  readonly responseMessage: string
  readonly responseData: { readonly taxes: { readonly id: number; readonly name?: string; readonly rate: number }[] } & {
    readonly name: string
  }
}

let mock: Mock
let token: string
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.stop())
beforeEach(async () => {
  await mock.reset()
  token = (await mock.signIn('owner')).token
})

async function call(method: string, path: string, body?: object, { apiUrl }: MockSession = mock): Promise<Reply> {
  const headers = { 'x-fc-app-platform': '2', 'content-type': 'application/json', authorization: token }
  return (await fetch(apiUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json() as Promise<Reply>
}
const list = (session?: MockSession): Promise<Reply> => call('GET', '/taxes', undefined, session)
const tax = { id: 900, name: 'Of a reply', rate: 3 }

describe('a full reply', () => {
  test('answers the calls that match by path, query and body', async () => {
    await mock.replies.add({ method: 'GET', path: '/taxes', query: { page: 2 }, response_data: { taxes: [tax] } })
    await mock.replies.add({ method: 'POST', path: '/taxes', body: { name: 'VAT' }, response_code: 409, response_message: 'Taken' })
    expect((await call('GET', '/taxes?page=2&search=a')).responseData).toEqual({ taxes: [tax] })
    expect((await list()).responseData.taxes.length).toBeGreaterThan(1)
    expect(await call('POST', '/taxes', { name: 'VAT', rate: 9 })).toMatchObject({ responseCode: 409, responseMessage: 'Taken' })
    expect(await call('POST', '/taxes', { name: 'GST', rate: 9 })).toMatchObject({ responseCode: 200 })
  })

  test('changes no records, a patched write has changed them', async () => {
    await mock.replies.add({ method: 'POST', path: '/taxes', patch: { name: 'Patched' } })
    await mock.replies.add({ method: 'POST', path: '/taxes', body: { name: 'Full' }, response_data: tax })
    expect((await call('POST', '/taxes', { name: 'Full', rate: 1 })).responseData).toEqual(tax)
    expect((await call('POST', '/taxes', { name: 'Written', rate: 1 })).responseData.name).toBe('Patched')
    const names = (await list()).responseData.taxes.map(({ name }) => name)
    expect(names).toContain('Written')
    expect(names).not.toContain('Full')
  })

  test('is the newest of those that match, and comes before faults', async () => {
    await mock.faults.add({ path: '/taxes' })
    await mock.replies.add({ method: 'GET', path: '/taxes', response_data: { taxes: [] } })
    await mock.replies.add({ method: 'GET', path: '/taxes', response_data: { taxes: [tax] }, times: 1 })
    expect((await list()).responseData.taxes).toEqual([tax])
    expect((await list()).responseData.taxes).toEqual([])
    expect(await mock.replies.all()).toMatchObject([{ hits: 1 }])
    await mock.replies.clear()
    expect(await list()).toMatchObject({ responseCode: 503 })
  })

  test('is marked in the log', async () => {
    const { id } = await mock.replies.add({ method: 'GET', path: '/taxes', patch: { taxes: [] } })
    await list()
    await mock.replies.clear()
    await list()
    expect((await mock.calls({ path: '/taxes' })).map(({ set_reply }) => set_reply)).toEqual([id, null])
  })

  test('belongs to a session, and ends with a reset', async () => {
    const session = await mock.session()
    await session.replies.add({ method: 'GET', path: '/taxes', response_data: { taxes: [] } })
    expect((await list()).responseData.taxes.length).toBeGreaterThan(1)
    expect((await list(session)).responseData.taxes).toEqual([])
    await session.reset()
    expect(await session.replies.all()).toEqual([])
    await session.stop()
  })
})

describe('a patch', () => {
  test('changes items of a list by index, and removes fields by null', async () => {
    const [first, second] = (await list()).responseData.taxes
    await mock.replies.add({
      method: 'GET',
      path: '/taxes',
      patch: { taxes: { 1: { name: 'Changed', is_active: null } }, pagination: null },
    })
    const { responseData } = await list()
    expect(responseData.taxes.slice(0, 2)).toEqual([first, { ...second, name: 'Changed', is_active: undefined }])
    expect(responseData).not.toHaveProperty('pagination')
  })
})

describe('the contract', () => {
  const getProblem = (problem: string): Error =>
    new Error(`This reply breaks the contract of GET /taxes: ${problem}. Set is_wrong_on_purpose to send it anyway.`)

  test.each([
    [
      { response_data: { taxes: [{ id: 'seven', name: 'VAT' }] } },
      'responseData.taxes.0.id must be number, and is string; responseData.taxes.0.rate must be number, and is missing',
    ],
    [{ response_data: { taxes: [{ ...tax, nmae: 'VAT' }] } }, 'responseData.taxes.0.nmae isn’t in the contract, the nearest is name'],
    [{ response_data: null }, 'responseData must be object, and is null'],
    [{ response_code: 402, response_data: {} }, 'responseData must be null, and is object'],
    [{ response_code: 418 }, 'response_code 418 isn’t in the contract'],
    [{ patch: { taxes: { 0: { rate: 'high' } } } }, 'responseData.taxes.0.rate must be number, and is string'],
    [{ patch: { taxes: { 3: { rate: null } } } }, 'responseData.taxes.3.rate must be number, and is missing'],
    [{ patch: { taxes: [{ id: 1, name: 'VAT' }] } }, 'responseData.taxes.0.rate must be number, and is missing'],
    [{ patch: { taxs: [] } }, 'responseData.taxs isn’t in the contract, the nearest is taxes'],
  ])('refuses a reply with the difference unless it is wrong on purpose: %j', async (reply, problem) => {
    const match = { method: 'GET', path: '/taxes' }
    await expect(mock.replies.add({ ...match, ...reply })).rejects.toThrow(getProblem(problem))
    expect(await mock.replies.all()).toEqual([])
    await mock.replies.add({ ...match, ...reply, is_wrong_on_purpose: true })
    expect(await mock.replies.all()).toHaveLength(1)
  })

  test.each([
    [{ method: 'POST', path: '/taxes', response_code: 422, response_data: { errors: [{ field: 'name', message: 'Required' }] } }],
    [{ path: '/jobs*', response_code: 402 }],
    [{ path: '/users/sign_in', method: 'POST', response_code: 204 }],
    [{ path: '/jobs/{id}', method: 'GET', patch: { title: 'A title' } }],
  ])('allows %j', async (reply) => {
    expect(await mock.replies.add(reply)).toMatchObject(reply)
  })

  test.each([
    [{ path: '/taxs', response_data: null }, /^path: no endpoint has \/taxs\. The nearest is \w+ \/taxes/],
    [{ path: '/taxes' }, /^Set response_data, /],
    [{ path: '/taxes', patch: {}, status: 500 }, /^patch: a patch changes the mock’s own reply/],
  ])('names what is wrong with %j', async (reply, message) => {
    await expect(mock.replies.add(reply)).rejects.toThrow(message)
  })
})

describe('expected calls', () => {
  test('are verified by method, path, query and body', async () => {
    await call('POST', '/taxes', { name: 'VAT', rate: 9 })
    await call('GET', '/taxes?page=2')
    await mock.verify({ method: 'POST', path: '/taxes', body: { name: 'VAT' }, times: 1 }, { path: '/taxes', query: { page: 2 } })
    await expect(mock.verify({ method: 'DELETE', path: '/taxes/{id}', times: 0 })).resolves.toBeUndefined()
  })

  test('are compared with the closest call', async () => {
    await call('POST', '/taxes', { name: 'VAT', rate: 9 })
    const [sent] = await mock.calls({ method: 'POST' })
    await expect(mock.verify({ method: 'POST', path: '/taxes', body: { name: 'GST', rate: 9, is_default: true } })).rejects.toThrow(
      new Error(
        [
          'Expected POST /taxes with body {"name":"GST","rate":9,"is_default":true} at least once, it was called 0 times.',
          `The closest is call ${sent?.id}, POST /taxes:`,
          '  body.name: expected "GST", was "VAT"',
          '  body.is_default: expected true, was missing',
        ].join('\n'),
      ),
    )
    await expect(mock.verify({ method: 'POST', path: '/taxes', times: 2 }, { path: '/taxes', times: 0 })).rejects.toThrow(
      new Error('Expected POST /taxes 2 times, it was called 1 time.\nExpected any method of /taxes 0 times, it was called 1 time.'),
    )
  })

  test('don’t show passwords', async () => {
    await call('POST', '/users/sign_in', { email: 'owner@demo.test', password: 'demo1234' })
    const problem = await mock.verify({ path: '/users/sign_in', body: { password: 'other' } }).catch(String)
    expect(problem).toMatch(/body\.password: another value$/)
    expect(problem).not.toMatch(/demo1234|other"/)
  })

  test('are calls of the contract', async () => {
    await expect(mock.verify({ method: 'GET', path: '/taxs' })).rejects.toThrow('The nearest is GET /taxes.')
  })
})
