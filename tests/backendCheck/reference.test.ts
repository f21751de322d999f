import { readFileSync } from 'node:fs'
import { endpoints } from '@callout/contracts/endpoints'
import { decisionOf, decisions } from '@callout/contracts/decisions'
import { describe, expect, test } from 'vitest'
import { backendPage, callsPage, ladderTable, openApi } from './reference.ts'
import { statesPage } from './statesPage.ts'

/** The formatter aligns tables and breaks lines. */
const plain = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ').trim()

describe('generated pages are fresh: if not, run npm run docs:reference', () => {
  test.each([
    ['docs/backend.md', backendPage],
    ['docs/reference/calls.md', callsPage],
    ['docs/reference/states.md', statesPage],
  ])('%s', (file, page) => {
    expect(plain(readFileSync(file, 'utf8'))).toBe(plain(page()))
  })

  test('docs/reference/openapi.json', () => {
    expect(JSON.parse(readFileSync('docs/reference/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApi())))
  })
})

test('the ladder has every domain once', () => {
  const named = [...ladderTable().matchAll(/`(\w+)`/g)].map(([, domain = '']) => domain)
  expect(named.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

test('OpenAPI has every call once, with its path parameters', () => {
  const { paths } = openApi() as {
    paths: Record<string, Record<string, { operationId: string; parameters?: { name: string; in: string }[] }>>
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const names = Object.values(endpoints).flatMap((table) => Object.keys(table))
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted())
  const [inPath] = paths['/jobs/{id}']?.['get']?.parameters ?? []
  expect(inPath).toMatchObject({ name: 'id', in: 'path' })
})

describe('decisions', () => {
  test('are numbered without gaps', () => {
    expect(Object.keys(decisions)).toEqual(Object.keys(decisions).map((_, index) => `D${index + 1}`))
  })

  test.each([
    [{ domain: 'jobs', code: 409 }, 'D33'],
    [{ domain: 'jobs', code: 402 }, 'D21'],
    [{ domain: 'jobs', code: 200, field: 'responseData.jobs[].lock_version' }, 'D36'],
    [{ domain: 'jobs', code: 200, field: 'responseData.jobs[]' }, 'D48'],
    [{ domain: 'taxes', code: 200, field: 'responseData' }, 'D37'],
    [{ domain: 'taxes', code: 200, field: 'responseData.rate' }, 'D50'],
  ] as const)('%j is %s', (replied, number) => {
    expect(decisionOf(replied)).toBe(number)
  })
})
