import { readFileSync, rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { endpoints } from '@callout/contracts/endpoints'
import { isNamedBySpec } from '@callout/mock-api/http/openapi/specReplies'
import { allInteractions, domains, interactions, rowNameOf } from './interactions.ts'
import { pactFileOf } from './names.ts'
import { startRecording } from './recording.ts'
import { isOfSpec, type Recorded, specNameOf } from './specInteractions.ts'

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
    const descriptions = recorded.interactions.map(({ description }) => description)
    expect(descriptions).toEqual(expect.arrayContaining(names))
    const specNames = interactions[domain].map(({ row, reply }) => specNameOf(rowNameOf(row), reply.responseCode))
    expect(descriptions.filter((name) => !names.includes(name) && !specNames.includes(name))).toEqual([])
  })

  test('every call and code that the specification names has an interaction that has to hold', () => {
    const pacts = domains.map((domain) => JSON.parse(pactIn(pactFileOf(domain))) as { interactions: Recorded[] })
    const holding = pacts.flatMap((pact) => pact.interactions).filter(({ pending }) => !pending)
    const documented = domains.flatMap((domain) => interactions[domain].filter((interaction) => isOfSpec(domain, interaction)))
    const expected = new Set(documented.map(({ row, reply }) => specNameOf(rowNameOf(row), reply.responseCode)))
    expect(holding.map(({ description }) => description).toSorted()).toEqual([...expected].toSorted())
    const named = Object.values(endpoints).flatMap((table) => Object.entries<Endpoint>(table).filter(([, row]) => isNamedBySpec(row)))
    expect([...expected]).toEqual(expect.arrayContaining(named.map(([name]) => specNameOf(name, 200))))
  })

  test('what has to hold is only what the specification shows', () => {
    const { interactions: ofTaxes } = JSON.parse(pactIn(pactFileOf('taxes'))) as { interactions: Recorded[] }
    const getTax = ofTaxes.find(({ description }) => description === specNameOf('getTax', 200))
    expect(getTax?.response.body.content).toEqual({ responseCode: 200 })
    const { interactions: ofLookups } = JSON.parse(pactIn(pactFileOf('lookups'))) as { interactions: Recorded[] }
    const countries = ofLookups.find(({ description }) => description === specNameOf('listCountries', 200))
    const [country] = (countries as unknown as { response: { body: { content: { responseData: object[] } } } }).response.body.content
      .responseData
    expect(Object.keys(country ?? {}).toSorted()).toEqual(['code', 'dial_code', 'name'])
  })
})
