import { globSync, readFileSync } from 'node:fs'
import { type FragmentDefinitionNode, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { listAfter } from './documentList.ts'
import { documentOf, getHash, trustedText } from './trustedDocuments.ts'

test('the client names just the documents that the gateway has a list of', () => {
  const { documents } = JSON.parse(readFileSync('gateway/src/generated/documents.json', 'utf8')) as { documents: Record<string, string> }
  const sources = globSync('client/src/**/*.generated.ts').map((file) => readFileSync(file, 'utf8'))
  const named = sources.flatMap((source) => [...source.matchAll(/"__meta__":\{"hash":"(\w+)"\}/g)].map(([, hash = '']) => hash))
  expect(named.length).toBeGreaterThan(150)
  expect(Object.keys(documents)).toEqual(named.toSorted())
})

test('a document has its fragments, in whatever order they come, and asks for the type of every record', () => {
  const text = 'query A { job { ...B } } fragment B on Job { id customer { ...C } } fragment C on Customer { id __typename }'
  const entry = 'fragment C on Customer { id __typename } query A { job { ...B } } fragment B on Job { id customer { ...C } }'
  expect(trustedText(parse(text))).toBe(trustedText(parse(entry)))
  expect(trustedText(parse(`"What is asked." ${text}`))).toBe(trustedText(parse(text)))
  expect(trustedText(parse(text))).toBe(
    [
      'query A {\n  job {\n    ...B\n    __typename\n  }\n}',
      'fragment B on Job {\n  id\n  customer {\n    ...C\n    __typename\n  }\n  __typename\n}',
      'fragment C on Customer {\n  id\n  __typename\n}',
    ].join('\n\n'),
  )
  const [operation, ...fragments] = parse(text).definitions
  const byName = new Map((fragments as FragmentDefinitionNode[]).map((item) => [item.name.value, item]))
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('It begins with the operation.')
  expect(trustedText(documentOf(operation, byName))).toBe(trustedText(parse(text)))
  expect(getHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('within a version the list follows the client; a new version keeps what windows of the former ones ask', () => {
  const first = listAfter(undefined, '1.0', { a: 'A', b: 'B' })
  expect(listAfter(first, '1.0', { a: 'A', c: 'C' })).toEqual({ version: '1.0', documents: { a: 'A', c: 'C' }, former: [] })
  const second = listAfter(first, '1.1', { a: 'A', c: 'C' })
  expect(second).toEqual({ version: '1.1', documents: { a: 'A', c: 'C' }, former: [{ version: '1.0', documents: { b: 'B' } }] })
  expect(listAfter(second, '1.1', { a: 'A', c: 'C' })).toEqual(second)
  let list = second
  for (const version of ['1.2', '1.3', '1.4']) list = listAfter(list, version, { [version]: version })
  expect(list.former.map(({ version }) => version)).toEqual(['1.3', '1.2', '1.1'])
})

test('what is said of a document is no part of its text', () => {
  expect(trustedText(parse('"How much is unread."\nquery Bell { count }'))).toBe(trustedText(parse('query Bell { count }')))
})
