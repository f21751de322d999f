import { type DocumentNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'
import { admit } from './admission.ts'
import { documentLimits } from './limits.ts'
import documentList from '../generated/documents.json' with { type: 'json' }

const limits = { ...documentLimits, depth: 4, aliases: 3, directives: 2, fields: 6, rootFields: 3 }
const isAdmitted = (text: string): boolean => {
  try {
    admit(parse(text), limits)
    return true
  } catch {
    return false
  }
}
const times = (n: number, text: (i: number) => string): string => Array.from({ length: n }, (_, i) => text(i)).join(' ')
const nested = (n: number): string => (n === 1 ? 'a' : `a { ${nested(n - 1)} }`)

/** Each creates a document with exactly n of something. */
const documents: Record<string, (n: number) => string> = {
  depth: (n) => `{ ${nested(n)} }`,
  'depth through fragments': (n) => `{ a { ...F } } fragment F on T { ${nested(n - 1)} }`,
  'depth through fragments in fragments': (n) =>
    `{ ...A } fragment A on T { a { ...B } } fragment B on T { ... on T { ${nested(n - 1)} } }`,
  aliases: (n) => `{ a { ${times(n, (i) => `x${i}: b`)} } }`,
  'aliases through fragments': (n) => `{ a { ...F x: b } } fragment F on T { ${times(n - 1, (i) => `y${i}: b`)} }`,
  directives: (n) => `{ a ${times(n, () => '@include(if: true)')} }`,
  'directives on spreads and operations': (n) => `query Q @d { a { ${times(n - 1, () => '...F @d')} } } fragment F on T { b }`,
  fields: (n) => `{ a { ${times(n - 1, (i) => `f${i}`)} } }`,
  'fields through a fragment that is spread twice': (n) =>
    `{ a { ...F } b { ...F } } fragment F on T { ${times((n - 2) / 2, (i) => `f${i}`)} }`,
  rootFields: (n) => `{ ${times(n, (i) => `f${i}`)} }`,
  'rootFields through fragments': (n) => `{ ...F } fragment F on Query { ${times(n, (i) => `f${i}`)} }`,
}
const allowed: Record<string, number> = { depth: 4, aliases: 3, directives: 2, fields: 6, rootFields: 3 }

test.each(Object.entries(documents))('%s: the limit itself passes and one more does not', (name, build) => {
  const limit = allowed[name.split(' ')[0] as string] as number
  const more = name.includes('twice') ? limit + 2 : limit + 1
  expect(isAdmitted(build(limit))).toBe(true)
  expect(isAdmitted(build(more))).toBe(false)
})

test('measures a hostile document by fragment, not by path', () => {
  const doubling = times(60, (i) => `fragment F${i} on T { ...F${i + 1} ...F${i + 1} }`)
  let lookups = 0
  const document = parse(`{ ...F0 } ${doubling} fragment F60 on T { a }`)
  const counted = new Proxy(document, { get: (target, key: keyof DocumentNode) => (lookups++, target[key]) })
  expect(() => admit(counted, limits)).toThrow('up to 6 fields')
  expect(lookups).toBeLessThan(10)
})

test('terminates on a recursive fragment', () => {
  expect(isAdmitted('{ ...F } fragment F on T { a ...F }')).toBe(true)
})

test('rejects a document over HTTP with the exceeded limit and without a call', async () => {
  const { ask } = await testGateway({}, { limits: { rootFields: 2 } })
  const { errors, data, calls } = await ask('{ a: me { id } b: me { id } c: me { id } }')
  expect(data).toBeUndefined()
  expect(errors[0]).toEqual({ message: 'A document can have up to 2 root fields.', extensions: { code: 'BAD_REQUEST' } })
  expect(calls).toEqual({})
})

test('stops parsing at the token limit', async () => {
  const { ask } = await testGateway({}, { limits: { tokens: 20 } })
  expect((await ask(`{ ${'a '.repeat(50)} }`)).errors[0]?.message).toContain('more that 20 tokens')
})

test('neither parses nor caches a long text', async () => {
  const { ask } = await testGateway({}, { limits: { characters: 100 } })
  expect((await ask(`{ __typename } ${' '.repeat(85)}`)).errors).toEqual([])
  const { errors } = await ask(`{ __typename } #${'x'.repeat(90)}`)
  expect(errors[0]).toEqual({ message: 'A document can have up to 100 characters.', extensions: { code: 'BAD_REQUEST' } })
})

const isWithinLimits = (text: string): boolean => {
  try {
    admit(parse(text), documentLimits)
    return true
  } catch {
    return false
  }
}

test('every document of the client is within the limits', () => {
  const { documents: ofClient } = documentList
  expect(Object.values(ofClient).filter((text) => !isWithinLimits(text))).toEqual([])
})
