import { globSync, readFileSync } from 'node:fs'
import { recordStateNames, stateNames } from '@callout/mock-api/control/pactStates/stateNames'
import { expect, test } from 'vitest'

interface Pact {
  readonly interactions: readonly { readonly providerStates?: readonly { readonly name: string }[] }[]
}

const declared = [...Object.values(stateNames), ...Object.values(recordStateNames)]
const inPacts = globSync('contracts/pacts/*.json')
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Pact)
  .flatMap(({ interactions }) => interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))

test('the pacts use the declared states and no others', () => {
  expect([...new Set(inPacts)].toSorted()).toEqual(declared.toSorted())
})

test.each(declared)('"%s" is a sentence in the present tense', (name) => {
  expect(name).toMatch(/ (?:exists?|is|are|has|belongs|accepts|requires|matches|does not exist)\b/)
})
