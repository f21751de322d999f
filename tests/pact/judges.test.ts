import { beforeAll, describe, expect, test } from 'vitest'
import type { Interaction } from './interaction.ts'
import { allInteractions } from './interactions.ts'
import { alarms, missed } from './judges/exceptions.ts'
import { areBreaking } from './judges/gatewayJudge.ts'
import { type Mutant, mutantsOf } from './judges/mutants.ts'
import { areAccepted } from './judges/pactJudge.ts'

interface Judged {
  readonly interaction: Interaction
  readonly mutant: Mutant
  readonly isBreaking: boolean
  readonly isAccepted: boolean
}

const sentence = ({ interaction, mutant }: Judged): string => `${interaction.name}: ${mutant.path} ${mutant.change}`
type Exceptions = typeof missed
const isExcepted = (exceptions: Exceptions, { mutant, interaction }: Judged): boolean =>
  exceptions.some(({ covers }) => covers(mutant, interaction))

function rate(judged: readonly Judged[], isRight: boolean): string {
  const right = judged.filter(({ isAccepted }) => isAccepted === isRight).length
  return `${right}/${judged.length} (${judged.length - right} excepted for a stated reason)`
}

async function judge(): Promise<Judged[]> {
  const changed: Omit<Judged, 'isAccepted'>[] = []
  for (const interaction of allInteractions) {
    const mutants = mutantsOf(interaction.reply)
    const isBreaking = await areBreaking(interaction, mutants)
    changed.push(...mutants.map((mutant, index) => ({ interaction, mutant, isBreaking: isBreaking[index] === true })))
  }
  const candidates = changed.map(({ interaction: { name }, mutant: { httpStatus, body } }) => ({ name, httpStatus, body }))
  const isAccepted = await areAccepted(candidates, '.tmp/pact-judges')
  return changed.map((one, index) => ({ ...one, isAccepted: isAccepted[index] === true }))
}

describe('replies that differ by one step from the samples', () => {
  let breaking: Judged[]
  let harmless: Judged[]

  beforeAll(async () => {
    const judged = await judge()
    breaking = judged.filter(({ isBreaking }) => isBreaking)
    harmless = judged.filter(({ isBreaking }) => !isBreaking)
    process.stdout.write(`\nbreaking caught ${rate(breaking, false)}, harmless tolerated ${rate(harmless, true)}\n`)
  }, 600_000)

  test('whatever changes the answer of the gateway turns the pact red', () => {
    expect(breaking.length).toBeGreaterThan(2000)
    expect(breaking.filter((one) => one.isAccepted && !isExcepted(missed, one)).map(sentence)).toEqual([])
  })

  test('whatever does not change the answer of the gateway leaves the pact green', () => {
    expect(harmless.length).toBeGreaterThan(300)
    expect(harmless.filter((one) => !one.isAccepted && !isExcepted(alarms, one)).map(sentence)).toEqual([])
  })

  test('the exceptions stay few', () => {
    expect(breaking.filter(({ isAccepted }) => isAccepted).length / breaking.length).toBeLessThan(0.05)
    const refused = harmless.filter(({ isAccepted, mutant }) => !isAccepted && mutant.path !== 'responseCode')
    expect(refused.length / harmless.length).toBeLessThan(0.01)
  })

  test.each(missed)('an exception is still needed: $reason', ({ covers }) => {
    expect(breaking.some(({ isAccepted, mutant, interaction }) => isAccepted && covers(mutant, interaction))).toBe(true)
  })

  test.each(alarms)('an exception is still needed: $reason', ({ covers }) => {
    expect(harmless.some(({ isAccepted, mutant, interaction }) => !isAccepted && covers(mutant, interaction))).toBe(true)
  })
})
