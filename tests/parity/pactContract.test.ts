import { globSync, readFileSync } from 'node:fs'
import { replyProblems } from '@callout/mock-api/control/replies/contractProblems'
import { fits } from '@callout/mock-api/http/nearestCall'
import { API_PREFIX, rows } from '@callout/mock-api/http/rows'
import { expect, test } from 'vitest'

interface Pact {
  readonly interactions: readonly {
    readonly description: string
    readonly request: { readonly method: string; readonly path: string }
    readonly response: { readonly body?: { readonly content?: { readonly responseCode: number; readonly responseData: unknown } } }
  }[]
}

const interactions = globSync('contracts/pacts/*.json').flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Pact).interactions)

test('replies of the pacts can be set at the mock', () => {
  expect(interactions.length).toBeGreaterThan(150)
  const problems = interactions.flatMap(({ description, request: { method, path }, response: { body } }) => {
    const row = rows.find((candidate) => candidate.method === method && fits(path.replace(API_PREFIX, ''), candidate.path))
    const { responseCode, responseData } = body?.content ?? {}
    if (!row || responseCode === undefined || responseData === undefined || /what the specification shows/.test(description)) return []
    return replyProblems(row, responseCode, responseData).map((problem) => `${description}: ${problem}`)
  })
  expect(problems).toEqual([])
})
