import { expect, test } from 'vitest'
import type { PlanRow } from '../../visits/changes/changeRow.ts'
import { planSentence } from './planRows.ts'

const rows = (...kinds: PlanRow['kind'][]): PlanRow[] =>
  kinds.map((kind, index) => ({ key: String(index), kind, sortAt: index, day: null, before: null, after: null, note: null }))

test.each([
  [rows('changed'), '1 visit changes'],
  [rows('changed', 'changed', 'added', 'preserved', 'preserved', 'removed'), '2 visits change, 1 is added, 1 is removed, 2 stay the same'],
  [rows('removed', 'removed'), '2 visits are removed'],
  [[], ''],
])('%# summarizes a change in one sentence', (plan, sentence) => {
  expect(planSentence(plan)).toBe(sentence)
})
