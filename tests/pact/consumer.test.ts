import { readFileSync, rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { allInteractions, domains, interactions } from './interactions.ts'
import { pactFileOf } from './names.ts'
import { startRecording } from './recording.ts'

const fresh = '.tmp/pacts-fresh'
const pactIn = (file: string): string => readFileSync(file, 'utf8')

describe.each(domains)('what the gateway asks of the backend in %s', (domain) => {
  const recording = startRecording(domain, fresh)
  afterAll(() => rmSync(pactFileOf(domain, fresh), { force: true }))

  test.each(interactions[domain])('$name', async (interaction) => {
    expect(await recording.add(interaction)).toEqual(interaction.answer)
  })

  test('the committed pact says the same: if not, run npm run pact:record', () => {
    recording.write()
    expect(pactIn(pactFileOf(domain))).toBe(pactIn(pactFileOf(domain, fresh)))
  })
})

describe('the table of interactions', () => {
  test('no two have one name: the second would overwrite the first', () => {
    const names = allInteractions.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each(domains)('every interaction of %s is in its pact', (domain) => {
    const recorded = JSON.parse(pactIn(pactFileOf(domain))) as { interactions: { description: string }[] }
    const names = interactions[domain].map(({ name }) => name)
    expect(recorded.interactions.map(({ description }) => description).toSorted()).toEqual(names.toSorted())
  })
})
