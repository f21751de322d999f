import { expect, test } from 'vitest'
import type { Interaction } from './interaction.ts'
import { allInteractions } from './interactions.ts'
import { alarms, missed } from './contractMutations/exceptions.ts'
import { checkMutants, isExcepted, sentence } from './contractMutations/checkMutants.ts'
import { type Mutant, mutantsOf } from './contractMutations/mutants.ts'

const MUTANTS = 100

/** One mutant of each of a hundred interactions: of the next interaction the one at another place. */
function sample(): Map<Interaction, readonly Mutant[]> {
  const step = Math.floor(allInteractions.length / MUTANTS)
  const chosen = allInteractions.filter((_, index) => index % step === 0).slice(0, MUTANTS)
  return new Map(
    chosen.map((interaction, index) => {
      const mutants = mutantsOf(interaction.reply)
      return [interaction, [mutants[(index * 7) % mutants.length] as Mutant]]
    }),
  )
}

// The whole set is that of `npm run test:mutation`.
test('of a hundred changed replies the pact refuses those that change the answer of the gateway, and no others', async () => {
  const checked = await checkMutants(sample(), '.tmp/pact-sample')
  expect(checked).toHaveLength(MUTANTS)
  const missedOnes = checked.filter((item) => item.isBreaking && item.isAccepted && !isExcepted(missed, item))
  const falseAlarms = checked.filter((item) => !item.isBreaking && !item.isAccepted && !isExcepted(alarms, item))
  expect([missedOnes.map(sentence), falseAlarms.map(sentence)]).toEqual([[], []])
  expect(checked.filter(({ isBreaking }) => isBreaking).length).toBeGreaterThan(MUTANTS / 3)
})
