import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compileMistakes, type Mistake } from './mistakes.ts'

const mistakes: readonly Mistake[] = [
  ['an action has no label', "label: 'Pin', Icon: IconPin", 'Icon: IconPin'],
  ['an action has no icon', "label: 'Unpin', Icon: IconPinnedOff,", "label: 'Unpin',"],
  ['nothing is said of what was done', ', successMessage: ({ plate }) => `${plate} unpinned`', ''],
  ['an action is missing', "UNPIN: { label: 'Unpin', Icon: IconPinnedOff, successMessage: ({ plate }) => `${plate} unpinned` },", ''],
  ['an action is told how to be done that there is none of', '    RETIRE: {', '    SELL: {'],
  ['an action is offered that there is none of', "'PIN', 'RETIRE']", "'PIN', 'SELL']"],
  ['what is offered depends on what the record lacks', '({ isPinned }, { can })', '({ isLost: isPinned }, { can })'],
  ['what is offered depends on an authority that nobody has', "can('dispatch')", "can('fly')"],
  ['the words read what the record lacks', '({ plate }) => `${plate} retired`', '({ number }) => `${number} retired`'],
  [
    'the words read what the service does not tell',
    '({ plate }, { place }) => `${plate} pinned',
    '({ plate }, { price: place }) => `${plate} pinned',
  ],
  ['a warning reads what the record lacks', 'consequence: ({ driver })', 'consequence: ({ owner: driver })'],
  ['whether it asks depends on what the record lacks', 'question: () => true', 'question: ({ isNew }) => isNew'],
  ['it is done to something else', 'find: (_client, _name, van) => van', 'find: (_client, _name, van) => van.plate'],
  ['the call lacks what it needs', 'variables: { ...input, id, action } })\n    return', 'variables: { ...input, id } })\n    return'],
  ['the call does what there is none of', "id, action: 'UNPIN' }", "id, action: 'UNDO' }"],
  ['it counts as done without an outcome', "{ kind: 'done', value: data.changeVan }", "{ kind: 'done' }"],
  [
    'the undo does not say where it has ended',
    "return { kind: 'done', state: `${plate} is not at place ${place}` }",
    "return { kind: 'done' }",
  ],
  ['the undo is of an action that there is none of', "name === 'PIN'", "name === 'PINNED'"],
  ['what insists is nothing that the call takes', "override: { reason: 'It has to be' }", 'override: { allowClash: true }'],
  ['nothing is asked again', "refetchQueries: ['Vans'],", ''],
  ['a record has no name', 'getName: ({ plate }) => plate,\n  getKey', 'getKey'],
]

const source = resolve('client/src/components/actions/testing/sampleActions.ts')
const problems = compileMistakes({ name: 'actionMistakes', source }, mistakes)

test('the actions without a mistake compile', () => {
  expect(problems.get(-1) ?? []).toEqual([])
})

test.each(mistakes.map(([sentence], index) => [sentence, index] as const))('it does not compile where %s', (_, place) => {
  expect(problems.get(place)?.length ?? 0).toBeGreaterThan(0)
})
