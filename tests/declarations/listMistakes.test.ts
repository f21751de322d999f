import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compileMistakes, type Mistake } from './mistakes.ts'

const mistakes: readonly Mistake[] = [
  ['a filter asks for what the query lacks', "inputField: 'isFree'", "inputField: 'isRented'"],
  ['a filter asks for values that the query does not take', "ELECTRIC: { label: 'Electric' }", "STEAM: { label: 'Steam' }"],
  ['the panel shows a filter that is not declared', '  sorts: {', "  filterRows: [['free'], ['colour']],\n  sorts: {"],
  ['the panel lacks a filter', '  sorts: {', "  filterRows: [['free']],\n  sorts: {"],
  ['a column reads what the row lacks', 'text: ({ driver }) => driver }', 'text: ({ owner }) => owner }'],
  ['a cell reads what the row lacks', 'cell: ({ distance }) =>', 'cell: ({ length: distance }) =>'],
  ['a column shows nothing', ', text: ({ driver }) => driver }', ' }'],
  ['a plain value is of another kind', 'text: ({ driver }) => driver }', 'amount: ({ driver }) => driver }'],
  ['nothing says what a file has of a cell', "csv: { 'Distance (km)': ({ distance }) => ({ amount: distance, decimals: 0 }) },", ''],
  ['a column sorts by what the query cannot', "width: 100, sort: 'PLATE'", "width: 100, sort: 'OWNER'"],
  ['the list sorts at first by what the query cannot', "sort: { by: 'PLATE'", "sort: { by: 'OWNER'"],
  ['a way to sort has no name', "DISTANCE: { label: 'Distance' }", ''],
  ['a column is shown that is not declared', "defaultColumns: ['plate', 'driver', 'distance']", "defaultColumns: ['plate', 'colour']"],
  ['a card shows a column that is not declared', "primary: ['driver']", "primary: ['owner']"],
  ['a card reads what the row lacks', "primary: ['driver']", 'primary: [({ owner }) => owner]'],
  ['the actions are for something else', '  actions: vanActionSet,\n', '  actions: trainActionSet,\n'],
  ['the page is read out of an answer that has none', 'selectPage: ({ vans }) => vans', 'selectPage: ({ cars }) => cars'],
  ['an authority that nobody has is asked for', "needs: 'export_data'", "needs: 'export_everything'"],
  ['a bulk action needs an authority that nobody has', "needs: ['dispatch']", "needs: ['fly']"],
  ['a file has a column that reads what the row lacks', "'Distance (km)': ({ distance })", "'Distance (km)': ({ length: distance })"],
  [
    'a filter chooses a record that nothing brings',
    "fuel: choice('fuel', { label: 'Fuel', inputField: 'fuel', table: fuels })",
    "fuel: record('fuel', { label: 'Fuel', inputField: 'search' })",
  ],
]

const source = resolve('client/src/components/list/testing/sampleList.tsx')
const prepare = (text: string): string =>
  text.replace('import { choice, flag }', 'import { choice, flag, record }').concat(`
    export const used = record
    declare const trainActionSet: Omit<typeof vanActionSet, 'getKey'> & { getKey(train: { readonly id: string; readonly wagons: number }): string }
    export const usedToo = trainActionSet
  `)
const problems = compileMistakes({ name: 'listMistakes', source, prepare }, mistakes)

test('the list without a mistake compiles', () => {
  expect(problems.get(-1) ?? []).toEqual([])
})

test.each(mistakes.map(([sentence], index) => [sentence, index] as const))('it does not compile where %s', (_, place) => {
  expect(problems.get(place)?.length ?? 0).toBeGreaterThan(0)
})
