import { useApolloClient } from '@apollo/client/react'
import { useCallback, useSyncExternalStore } from 'react'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import { showError } from '../../toasts/toasts.ts'
import type { Deletes, PageOfDeletable } from './defineDeletes.ts'

/** Records that are hidden because they are being deleted, and refusals that nobody has read. */
export const useDeletes = <Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(deletes: Deletes<Row, Page>) =>
  useSyncExternalStore(deletes.subscribe, deletes.read)

/**
 * Deletes records: they disappear at once, and the backend is told when the Undo ends, or when the page is hidden or left. A
 * refusal brings a record back and says why. `rows` names the list in which they were chosen (`rowsKeyOf`), so that its counts
 * follow. null: not for this person.
 */
export function useDelete<Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(deletes: Deletes<Row, Page>) {
  const client = useApolloClient()
  const remove = useCallback(
    (records: readonly Row[], rows?: string): void =>
      void import('./deleteLater.ts')
        .then(({ deleteLater }) => deleteLater(client, deletes, records, rows ?? null))
        .catch((error: unknown) => showError(toApiError(error).message)),
    [client, deletes],
  )
  const holds = useAuthority()
  return deletes.needs === undefined || holds(deletes.needs) === true ? remove : null
}

/** The way to delete one record, and why that is not possible, or null. */
export interface Removal {
  readonly problem: string | null
  readonly remove: () => void
}

/** null: not for this person. */
export function useRemoval<Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(
  deletes: Deletes<Row, Page>,
  row: Row,
): Removal | null {
  const remove = useDelete(deletes)
  return remove && { problem: deletes.problemOf(row), remove: () => remove([row]) }
}
