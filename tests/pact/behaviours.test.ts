import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Interaction } from './interaction.ts'
import { allInteractions } from './interactions.ts'
import { type Mutation, mutations, rightly } from './contractMutations/behaviours.ts'
import { unseen } from './contractMutations/exceptions.ts'
import { differences } from './contractMutations/harmless.ts'
import { mockInProcess } from './contractMutations/mockInProcess.ts'
import { areAccepted, type Candidate } from './contractMutations/pactVerdicts.ts'

const replyOf = mockInProcess()
const touches = ({ row }: Mutation, interaction: Interaction): boolean =>
  interaction.row === row || (interaction.after ?? []).some((before) => before.row === row)

/** Of each group, the replies that differ from those of the mock; the others are accepted without a question. */
async function repliesTo<T>(groups: readonly T[], candidatesOf: (group: T) => Promise<Candidate[]>): Promise<(readonly [T, Candidate])[]> {
  const replies: (readonly [T, Candidate])[] = []
  for (const group of groups) for (const candidate of await candidatesOf(group)) replies.push([group, candidate])
  return replies
}

async function refusedBy<T>(replies: readonly (readonly [T, Candidate])[], folder: string): Promise<(readonly [T, string])[]> {
  const isAccepted = await areAccepted(
    replies.map(([, candidate]) => candidate),
    folder,
  )
  return replies.flatMap(([group, { name }], index) => (isAccepted[index] === true ? [] : [[group, name] as const]))
}

describe('a backend that behaves otherwise than the mock', () => {
  let right: ReadonlyMap<Interaction, Candidate>
  let caught: ReadonlySet<Mutation>

  beforeAll(async () => {
    const replies = await repliesTo(allInteractions, async (item) => [{ name: item.name, ...(await replyOf(item, rightly)) }])
    right = new Map(replies)
    const wrong = await repliesTo(mutations, async (mutation) => {
      const given: Candidate[] = []
      for (const interaction of allInteractions.filter((item) => touches(mutation, item))) {
        const candidate = {
          name: interaction.name,
          ...(await replyOf(interaction, (request, answer, mock) =>
            request.row === mutation.row ? mutation.behave(request, answer, mock) : answer(request),
          )),
        }
        if (!isDeepStrictEqual(candidate, right.get(interaction))) given.push(candidate)
      }
      return given
    })
    caught = new Set((await refusedBy(wrong, '.tmp/pact-behaviours')).map(([mutation]) => mutation))
    process.stdout.write(`\nwrong behaviour caught ${caught.size}/${mutations.length}\n`)
  }, 600_000)

  test('is caught where a client would get a wrong value', () => {
    expect(mutations.length).toBeGreaterThan(100)
    const missed = mutations.filter((mutation) => !caught.has(mutation)).map(({ sentence }) => sentence)
    expect(missed.toSorted()).toEqual(Object.keys(unseen).toSorted())
  })

  test('is not blamed for differences that no client relies on', async () => {
    const replies = await repliesTo(differences, async ({ behave = rightly, prepare }) => {
      const given: Candidate[] = []
      for (const interaction of allInteractions) given.push({ name: interaction.name, ...(await replyOf(interaction, behave, prepare)) })
      return given
    })
    const blamed = await refusedBy(replies, '.tmp/pact-differences')
    process.stdout.write(`\nharmless difference tolerated ${replies.length - blamed.length}/${replies.length}\n`)
    expect(blamed.map(([{ sentence }, name]) => `${sentence}: ${name}`)).toEqual([])
  }, 600_000)
})
