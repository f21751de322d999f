import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compileMistakes, type Mistake } from './mistakes.ts'

const mistakes: readonly Mistake[] = [
  ['the record is read out of an answer that has none', '({ van }) => van', '({ car }) => car'],
  ['the title reads what the query does not ask for', 'getTitle: ({ plate }) => plate', 'getTitle: ({ number }) => number'],
  ['the title may be missing', 'getTitle: ({ plate }) => plate', 'getTitle: ({ driver }) => driver'],
  ['the badge reads what the query does not ask for', 'badge: ({ driver }) => driver', 'badge: ({ owner }) => owner'],
  ['a link reads what the query does not ask for', 'links: ({ id })', 'links: ({ key: id })'],
  ['a link leads nowhere', 'to: `/vans/${id}/wash`, ', ''],
  ['a link is for those whom there is none of', "needs: 'dispatch'", "needs: 'fly'"],
  ['there is a bar beside the links', '  links: ({ id })', '  bar: () => null,\n  links: ({ id })'],
  [
    'a part of the main column reads what the query does not ask for',
    'first: ({ notes }) => <TextSection title="Notes">{notes}',
    'first: ({ story }) => <TextSection title="Notes">{story}',
  ],
  ['a part of the summary reads what the query does not ask for', 'rest: ({ driver }) =>', 'rest: ({ owner: driver }) =>'],
  ['a part stands in no column', 'side: {', 'side: { left: () => null,'],
  ['there is no main column', 'main: { first: ({ notes }) => <TextSection title="Notes">{notes}</TextSection> },', ''],
  ['the query needs more than an id', '{ id: string }> = gql', '{ id: string; year: number }> = gql'],
  ['the list has no name', "list: { to: '/vans', label: 'Vans' }", "list: { to: '/vans' }"],
  ['nothing asks again', "refreshes: ['Van'],", ''],
  ['a word means nothing', "noun: 'van',", "noun: 'van', color: 'red',"],
]

const source = resolve('client/src/components/record/testing/sampleRecord.tsx')
const problems = compileMistakes({ name: 'recordMistakes', source }, mistakes)

test('the record without a mistake compiles', () => {
  expect(problems.get(-1) ?? []).toEqual([])
})

test.each(mistakes.map(([sentence], index) => [sentence, index] as const))('it does not compile where %s', (_, place) => {
  expect(problems.get(place)?.length ?? 0).toBeGreaterThan(0)
})
