import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interactionNamed } from './interaction.ts'
import { allInteractions } from './interactions.ts'
import { mutantsOf } from './contractMutations/mutants.ts'
import { areAccepted } from './contractMutations/pactVerdicts.ts'

/** A list of records, a code with its message, and values that have to be those of the sample. */
const names = ['listing the active jobs, of which there is one', 'listing jobs after the session has ended', 'booking a job under a key']

test('of replies that the verifier is shown together each is judged as if it were shown alone', async () => {
  const candidates = names.flatMap((name) =>
    mutantsOf(interactionNamed(allInteractions, name).reply).map(({ httpStatus, body }) => ({ name, httpStatus, body })),
  )
  // Verdicts of the last run would say nothing of how they are found now.
  for (const file of ['.tmp/pact-alone.json', '.tmp/pact-together.json']) rmSync(file, { force: true })
  const alone = await areAccepted(candidates, '.tmp/pact-alone', 1)
  expect(new Set(alone)).toEqual(new Set([true, false]))
  expect(await areAccepted(candidates, '.tmp/pact-together')).toEqual(alone)
})
