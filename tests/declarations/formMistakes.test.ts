import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compileMistakes, type Mistake } from './mistakes.ts'

const mistakes: readonly Mistake[] = [
  ['a field has no label', "driver: 'Driver', papers: null }", 'papers: null }'],
  ['a label is of no field', 'papers: null }', "papers: null, colour: 'Colour' }"],
  ['the form begins without one of its fields', "driver: van?.driver ?? '', papers", 'papers'],
  ['a value has the wrong type', "driver: van?.driver ?? ''", 'driver: van?.driver ?? 7'],
  ['the form begins with what the record lacks', "van?.plate ?? ''", "van?.number ?? ''"],
  ['the files stand in a field that holds none', "files: 'papers'", "files: 'driver'"],
  ['a part reads what the form does not know', 'page.context.depot', 'page.context.garage'],
  ['the summary is of another form', 'Summary = ({ page }: PartProps<VanTypes>)', 'Summary = ({ page }: { page: { context: number } })'],
  ['the question is asked in other words', "{ sameAs: 'OR 100' } } : null", "{ equalTo: 'OR 100' } } : null"],
  ['nobody shows the question', '  Question,\n', ''],
  ['the question shows what is not asked', '{question.sameAs}', '{question.equalTo}'],
  ['a save leads nowhere', "to: `/vans/${record?.id ?? 'new'}`, successMessage", 'successMessage'],
  ['a save reads what the record lacks', 'record?.id', 'record?.key'],
  ['nobody names the record that may be there already', "{ name: 'OR 100', to: '/vans/1' }", "{ to: '/vans/1' }"],
  ['a form that changes records cannot read one anew', '    read: () => Promise.resolve(yard.latest),\n', ''],
  ['the version is no number', 'getVersion: ({ version }) => version', 'getVersion: ({ plate }) => plate'],
  ['an authority that nobody has is asked for', "needs: 'manage_settings'", "needs: 'drive'"],
  ['nothing is forgotten after a save', "  refresh: evictFields('vans'),\n", ''],
  ['nobody says who may use it', "  forbiddenMessage: 'Only the owner may.',\n", ''],
  ['a record that is changed has no page', '    getPath: ({ id }) => `/vans/${id}`,\n', ''],

  ['a word means nothing', "noun: 'van',", "noun: 'van', color: 'red',"],
]

const source = resolve('client/src/components/form/testing/sampleForm.tsx')
const problems = compileMistakes({ name: 'formMistakes', source }, mistakes)

test('the form without a mistake compiles', () => {
  expect(problems.get(-1) ?? []).toEqual([])
})

test.each(mistakes.map(([sentence], index) => [sentence, index] as const))('it does not compile where %s', (_, place) => {
  expect(problems.get(place)?.length ?? 0).toBeGreaterThan(0)
})
