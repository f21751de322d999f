import type { ApolloClient } from '@apollo/client'
import { isGone, type Step } from '../../../components/steps/step.ts'
import { Problem } from '../../../lib/api/apiError.ts'
import { OperateBranchDocument } from '../actions/branchActions.generated.ts'
import { BranchRecordDocument } from '../record/branchRecord.generated.ts'
import { type Contents, contentsOf, type Movable } from './branchContents.ts'

/** The records that move to the target, before the branch is deleted. */
export interface DeletionPlan {
  readonly branchId: string
  readonly name: string
  /** Empty: nothing moves. */
  readonly targetId: string
  readonly records: readonly Pick<Movable, 'id' | 'name'>[]
}

export const BRANCH = 'branch'

/** `found`: records just read; each is used once, later tries read the branch again. */
export function deletionSteps(
  client: ApolloClient,
  { branchId, name, targetId, records }: DeletionPlan,
  found: Map<string, Movable>,
): Step[] {
  const read = (): Promise<Contents> => contentsOf(client, branchId, new AbortController().signal)
  let latest: Promise<Contents> | null = null
  const take = async (id: string): Promise<Movable | undefined> => {
    const record = found.get(id) ?? (await (latest ??= read()))?.find((here) => here.id === id)
    found.delete(id)
    return record
  }
  const moves = records.map((record): Step => ({
    key: record.id,
    name: { name: record.name, title: null },
    run: async () => {
      // A record that is no longer in the branch was moved or finished by someone else.
      const returned = (await (await take(record.id))?.move(client, targetId)) ?? targetId
      if (returned !== targetId) throw new Problem('Saved, but the branch didn’t change.')
      return null
    },
    wasDone: async () => {
      const contents = await read()
      return contents && !contents.some(({ id }) => id === record.id)
    },
  }))
  const remove: Step = {
    key: BRANCH,
    name: { name, title: null },
    stage: 1,
    needs: moves.map(({ key }) => key),
    run: async () => {
      await client.mutate({ mutation: OperateBranchDocument, variables: { input: { branchId, operation: 'DELETE' } } })
      return null
    },
    wasDone: () => isGone(() => client.query({ query: BranchRecordDocument, variables: { id: branchId }, fetchPolicy: 'no-cache' })),
  }
  return [...moves, remove]
}
