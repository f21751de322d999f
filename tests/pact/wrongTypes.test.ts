import { expect, test } from 'vitest'
import type { Interaction } from './interaction.ts'
import { allInteractions, rowNameOf } from './interactions.ts'
import { mockInProcess } from './contractMutations/mockInProcess.ts'

const wrongTypes: readonly unknown[] = [5, true, 'x', null, [], [5], {}]

/** The value with each of its parts, at any depth, replaced by each wrong type, one at a time. */
function* withWrongType(value: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries())
      for (const wrong of [...wrongTypes, ...withWrongType(element)]) yield value.with(index, wrong)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value))
      for (const wrong of [...wrongTypes, ...withWrongType(field)]) yield { ...value, [name]: wrong }
  }
}

const writes = Map.groupBy(
  allInteractions.filter(({ row, sends }) => row.method !== 'GET' && sends.body !== undefined),
  ({ row }) => rowNameOf(row),
)
const replyOf = mockInProcess()

/** Bodies that the mock answers with 500, in the states of the interaction. */
async function crashesOf(interaction: Interaction): Promise<string[]> {
  const crashes: string[] = []
  await replyOf(interaction, async (request, answer) => {
    for (const body of withWrongType(request.body)) {
      const reply = await answer({ ...request, body: body as typeof request.body })
      if (reply.httpStatus === 500) crashes.push(JSON.stringify(body))
    }
    return answer(request)
  })
  return crashes
}

test.each([...writes])('%s: a wrong type in any field of the body is never a 500', async (_, interactions) => {
  const [largest] = interactions.toSorted((a, b) => JSON.stringify(b.sends.body).length - JSON.stringify(a.sends.body).length)
  expect(await crashesOf(largest as Interaction)).toEqual([])
})
