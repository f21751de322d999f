import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { OperateBranchDocument } from '../actions/branchActions.generated.ts'
import { RemoveBranchHeadDocument } from '../head/branchHead.generated.ts'
import type { HeadedBranch } from '../head/headedBranch.ts'
import { type Contents, contentsOf, type Movable } from './branchContents.ts'

/** A record that was not moved, or may not have been, and why. */
export interface NotMoved {
  readonly id: string
  readonly name: string
  readonly message: string
}

/** Phase of the deletion. */
export type Phase =
  | { readonly name: 'reading' }
  | { readonly name: 'asking'; readonly contents: Contents }
  | { readonly name: 'moving'; readonly total: number; readonly answered: number }
  /** `spared`: not started because the user stopped. */
  | { readonly name: 'left'; readonly moved: number; readonly spared: number; readonly notMoved: readonly NotMoved[] }
  | { readonly name: 'deleting' }
  | { readonly name: 'refused'; readonly message: string }

const messageOf = (error: unknown): string => toApiError(error).message

/** Loads a branch's records, moves them individually, and deletes the empty branch. */
export function useBranchDeletion(branch: HeadedBranch, onDeleted: () => void) {
  const client = useApolloClient()
  const [phase, setPhase] = useState<Phase>({ name: 'reading' })
  const stopping = useRef(new AbortController())
  const { id: branchId, branchHead: head } = branch

  useEffect(() => {
    const end = new AbortController()
    const show = (next: Phase): void => {
      if (!end.signal.aborted) setPhase(next)
    }
    contentsOf(client, branchId, end.signal).then(
      (contents) => show({ name: 'asking', contents }),
      (error: unknown) => show({ name: 'refused', message: messageOf(error) }),
    )
    return () => end.abort()
  }, [client, branchId])

  const remove = async (): Promise<void> => {
    setPhase({ name: 'deleting' })
    await client.mutate({ mutation: OperateBranchDocument, variables: { input: { branchId, operation: 'DELETE' } } })
    for (const fieldName of ['branches', 'branch']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    onDeleted()
  }
  /** True if all were moved. */
  const move = async (records: readonly Movable[], targetId: string, signal: AbortSignal): Promise<boolean> => {
    let answered = 0
    const notMoved: NotMoved[] = []
    const total = records.length
    setPhase({ name: 'moving', total, answered })
    const moveOne = async ({ id, name, move: send }: Movable): Promise<void> => {
      try {
        const returned = await send(client, targetId)
        if (returned !== null && returned !== targetId) notMoved.push({ id, name, message: 'Saved, but the branch didn’t change.' })
      } catch (error) {
        notMoved.push({ id, name, message: messageOf(error) })
      }
      answered += 1
      setPhase({ name: 'moving', total, answered })
    }
    await inParallel(records, MOST_AT_ONCE, moveOne, signal)
    if (answered === total && notMoved.length === 0) return true
    setPhase({ name: 'left', moved: answered - notMoved.length, spared: total - answered, notMoved })
    return false
  }
  const start = async (targetId: string): Promise<void> => {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    try {
      setPhase({ name: 'reading' })
      // A head leads exactly one branch: remove the role so that the user moves as staff.
      if (head && targetId) await client.mutate({ mutation: RemoveBranchHeadDocument, variables: { branchId, branchHeadId: head.id } })
      const contents = targetId ? await contentsOf(client, branchId, signal) : []
      if (await move(contents ?? [], targetId, signal)) await remove()
    } catch (error) {
      setPhase({ name: 'refused', message: toastSaveError(error).message })
    }
  }
  return { phase, start, stop: () => stopping.current.abort() }
}
