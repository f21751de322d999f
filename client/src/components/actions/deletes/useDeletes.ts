import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useStore } from '../../../lib/createStore.ts'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import { showError } from '../../toasts/toasts.ts'
import type { Deletes, PageOfDeletable } from './defineDeletes.ts'

export const useDeletes = <Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(deletes: Deletes<Row, Page>) =>
  useStore(deletes)

/** Deletes once the undo period ends or the page is left. `rows`: key of the list (`rowsKeyOf`), for its counts. null: not permitted. */
export function useDelete<Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(deletes: Deletes<Row, Page>) {
  const client = useApolloClient()
  const remove = useCallback(
    (records: readonly Row[], rows?: string): void =>
      void import('../actionParts.ts')
        .then(({ deleteLater }) => deleteLater(client, deletes, records, rows ?? null))
        .catch((error: unknown) => showError(toApiError(error).message)),
    [client, deletes],
  )
  const holds = useAuthority()
  return deletes.needs === undefined || holds(deletes.needs) === true ? remove : null
}

/** Deletes one record; `problem`: why that is not possible, or null. */
export interface Removal {
  readonly problem: string | null
  readonly remove: () => void
}

/** null: not permitted. */
export function useRemoval<Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(
  deletes: Deletes<Row, Page>,
  row: Row,
): Removal | null {
  const remove = useDelete(deletes)
  return remove && { problem: deletes.blockedReason(row), remove: () => remove([row]) }
}
