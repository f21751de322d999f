import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTokenNames, type Exchange, startProduct } from './product.ts'

/** Written by `npm run test:foreign`, in the order in which the tools sent them. */
const recorded = JSON.parse(readFileSync('tests/foreign/exchanges.json', 'utf8')) as Readonly<Record<string, readonly Exchange[]>>

let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

/** Fields on which tools branch. */
const exact: ReadonlySet<string> = new Set(['code', '__typename', 'responseCode'])
const getType = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** Paths of recorded fields that are missing now or have another type. */
function lostIn(before: unknown, now: unknown, path = ''): string[] {
  const name = path.split('.').at(-1) ?? ''
  if (exact.has(name) && before !== now) return [`${path}: ${String(now)} in place of ${String(before)}`]
  if (before === null || (now === null && name !== '')) return []
  if (getType(before) !== getType(now)) return [`${path}: ${getType(now)} in place of ${getType(before)}`]
  if (Array.isArray(before)) return before.length > 0 ? lostIn(before[0], (now as unknown[])[0], `${path}[]`) : []
  if (typeof before !== 'object') return []
  return Object.entries(before).flatMap(([key, value]) => lostIn(value, (now as Readonly<Record<string, unknown>>)[key], `${path}.${key}`))
}

test.each(Object.entries(recorded))('%s get the replies that they were recorded with', async (_, exchanges) => {
  expect(exchanges.length).toBeGreaterThan(5)
  const tokens = createTokenNames()
  for (const { server, method, path, headers, body, status, reply } of exchanges) {
    const answer = await product.apps[server].inject({
      method: method as 'GET',
      url: path,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, tokens.restore(value)])),
      ...(body !== undefined && { payload: tokens.restore(JSON.stringify(body)) }),
    })
    const now: unknown = JSON.parse(tokens.hide(answer.body))
    expect([path, answer.statusCode, lostIn(reply, now)]).toEqual([path, status, []])
  }
})
