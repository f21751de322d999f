import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@callout/contracts/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { interactions } from './interactions.ts'
import { pactFileName, pactFolder } from './names.ts'
import { record } from './recording.ts'

const first = '.tmp/pacts-first'
const again = '.tmp/pacts-again'
const pactIn = (folder: string): string => readFileSync(join(folder, pactFileName), 'utf8')

describe('what the gateway asks of the backend', () => {
  beforeAll(() => {
    for (const folder of [first, again]) rmSync(folder, { recursive: true, force: true })
  })

  test.each(interactions)('$name', async (interaction) => {
    expect(await record(interaction, first)).toEqual(interaction.answer)
  })

  test('the committed pacts say the same: if not, run npm run pact:record', () => {
    expect(pactIn(pactFolder)).toBe(pactIn(first))
  })

  test('recording again changes nothing', async () => {
    for (const interaction of interactions) await record(interaction, again)
    expect(pactIn(again)).toBe(pactIn(first))
  })
})

describe('the table of interactions', () => {
  test('no two have one name: the second would overwrite the first', () => {
    const names = interactions.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('every interaction is in the pact', () => {
    const recorded = JSON.parse(pactIn(pactFolder)) as { interactions: { description: string }[] }
    expect(recorded.interactions.map(({ description }) => description).toSorted()).toEqual(interactions.map(({ name }) => name).toSorted())
  })

  const rows = Object.values(endpoints).flatMap((domain) => Object.entries(domain))
  test.each(rows)('%s is asked for', (_, row) => {
    expect(interactions.some((interaction) => interaction.row === row && interaction.reply.responseCode === 200)).toBe(true)
  })
})
