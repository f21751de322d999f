import { beforeAll, describe, expect, test } from 'vitest'
import { allInteractions } from './interactions.ts'
import { alarms, missed } from './contractMutations/exceptions.ts'
import { checkMutants, isExcepted, type CheckedMutant, sentence } from './contractMutations/checkMutants.ts'
import { mutantsOf } from './contractMutations/mutants.ts'

function rate(checked: readonly CheckedMutant[], isRight: boolean): string {
  const right = checked.filter(({ isAccepted }) => isAccepted === isRight).length
  return `${right}/${checked.length} (${checked.length - right} excepted for a stated reason)`
}

describe('replies that differ by one step from the samples', () => {
  let breaking: CheckedMutant[]
  let harmless: CheckedMutant[]

  beforeAll(async () => {
    const mutants = new Map(allInteractions.map((interaction) => [interaction, mutantsOf(interaction.reply)]))
    const checked = await checkMutants(mutants, '.tmp/contract-mutations')
    breaking = checked.filter(({ isBreaking }) => isBreaking)
    harmless = checked.filter(({ isBreaking }) => !isBreaking)
    process.stdout.write(`\nbreaking caught ${rate(breaking, false)}, harmless tolerated ${rate(harmless, true)}\n`)
  }, 600_000)

  test('whatever changes the answer of the gateway turns the pact red', () => {
    expect(breaking.length).toBeGreaterThan(2000)
    expect(breaking.filter((item) => item.isAccepted && !isExcepted(missed, item)).map(sentence)).toEqual([])
  })

  test('whatever does not change the answer of the gateway leaves the pact green', () => {
    expect(harmless.length).toBeGreaterThan(300)
    expect(harmless.filter((item) => !item.isAccepted && !isExcepted(alarms, item)).map(sentence)).toEqual([])
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
