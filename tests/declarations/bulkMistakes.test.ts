import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compileMistakes, type Mistake } from './mistakes.ts'

const mistakes: readonly Mistake[] = [
  ['it does what there is none of', "does: () => 'PIN'", "does: () => 'SELL'"],
  ['it does what depends on a row that has none of it', 'does: ({ driver })', 'does: ({ owner: driver })'],
  ['a row is no subject of the actions', 'subjectOf: (van: VanRow) => van', 'subjectOf: (van: VanRow) => van.plate'],
  ['a row has no name', '({ name: plate, title: driver })', '({ title: driver })'],
  ['the call takes nothing of it', 'readonly reason: string }) => ({ reason })', 'readonly reason: string }) => ({ colour: reason })'],
  ['nothing says what was done', "done: 'pinned', ", ''],
  ['a bulk action has no label', "label: 'Pin', ", ''],
  ['what was done is seen by what the target lacks', 'now.isPinned', 'now.isWashed'],
  ['an obstacle is not told in words', "{ blockedReason: 'Somebody drives it.' }", 'false'],
  ['the implementation of the actions is missing', '  loadActions: vanActionSet.lazy.load,\n', ''],
]

const source = resolve('client/src/components/bulk/testing/sampleBulk.ts')
const problems = compileMistakes({ name: 'bulkMistakes', source }, mistakes)

test('the bulk actions without a mistake compile', () => {
  expect(problems.get(-1) ?? []).toEqual([])
})

test.each(mistakes.map(([sentence], index) => [sentence, index] as const))('it does not compile where %s', (_, place) => {
  expect(problems.get(place)?.length ?? 0).toBeGreaterThan(0)
})
