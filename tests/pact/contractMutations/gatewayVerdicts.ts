import { buildApp } from '@callout/gateway/app'
import { FakeBackend, type Reaction, type Replies } from '@callout/gateway/testing/fakeBackend'
import { isDeepStrictEqual } from 'node:util'
import { getAnswer } from '../answers.ts'
import type { Interaction } from '../interaction.ts'
import { rowNameOf } from '../interactions.ts'
import type { Mutant } from './mutants.ts'

/** Whether each mutant changes the gateway's result for the client. */
export async function areBreaking(interaction: Interaction, mutants: readonly Mutant[]): Promise<boolean[]> {
  let reaction: Reaction = { json: interaction.reply }
  const { alongside } = interaction
  const replies: Replies = {
    [rowNameOf(interaction.row)]: () => reaction,
    ...(alongside && { [rowNameOf(alongside.row)]: { json: alongside.reply } }),
  }
  const gateway = await buildApp({ restBaseUrl: FakeBackend.baseUrl, dispatcher: new FakeBackend(replies) })
  const isBreaking: boolean[] = []
  try {
    const unchanged = await getAnswer(gateway, interaction.operation)
    if (!isDeepStrictEqual(unchanged, interaction.answer))
      throw new Error(`The sample of '${interaction.name}' gives another answer than its pact`)
    for (const { httpStatus, body } of mutants) {
      reaction = { status: httpStatus, json: body }
      isBreaking.push(!isDeepStrictEqual(await getAnswer(gateway, interaction.operation), unchanged))
    }
  } finally {
    await gateway.close()
  }
  return isBreaking
}
