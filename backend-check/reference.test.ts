import { readFileSync } from 'node:fs'
import { endpoints } from '@callout/contracts/endpoints'
import { openApi } from '@callout/mock-api/http/openapi/openApi'
import { decisionOf, decisions } from '@callout/mock-api/http/openapi/decisions'
import { describe, expect, test } from 'vitest'
import { backendPage, callsPage, ladderTable } from './reference.ts'
import { fieldSources } from './fieldSources.ts'
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

  test('client/vite/xray/fieldSources.json', async () => {
    expect(JSON.parse(readFileSync('client/vite/xray/fieldSources.json', 'utf8'))).toEqual(await fieldSources())
  })

  test('docs/reference/openapi.json', () => {
    expect(JSON.parse(readFileSync('docs/reference/openapi.json', 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(openApi('https://backend.example'))),
    )
  })
})

test('the ladder has every domain once', () => {
  const named = [...ladderTable().matchAll(/`(\w+)`/g)].map(([, domain = '']) => domain)
  expect(named.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

test('calls.md names headers, codes, each kind of a body, and replies other than 200', () => {
  const page = callsPage()
  const sectionOf = (name: string): string => page.split(`### ${name}\n`)[1]?.split('\n#')[0] ?? ''
  expect(sectionOf('manageJob')).toContain('- Header: `Idempotency-Key?`')
  expect(sectionOf('manageJob').match(/^- Body: /gm)).toHaveLength(9)
  expect(sectionOf('manageJob')).toMatch(/- Body: .*`action` \(cancel\)/)
  expect(sectionOf('manageJob')).toContain('`notify_by?` (email, sms)')
  expect(sectionOf('signIn')).toMatch(/- Reply 401: `{ user {/)
})

describe('decisions', () => {
  test('are numbered in order', () => {
    const numbers = Object.keys(decisions).map((name) => Number(name.slice(1)))
    expect(numbers.slice(0, 59)).toEqual(Array.from({ length: 59 }, (_, index) => index + 1))
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
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
