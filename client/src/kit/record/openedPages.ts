import type { DocumentNode, OperationVariables } from '@apollo/client'
import { OPENED_ID } from '../../shared/api/pressedCalls.ts'

/**
 * How a domain says what a page of its own asks first: it is asked with the press of a link that leads there (shared/api/pressedCalls.ts).
 * The page says so too, by `opened`, and is drawn with the answer (app/pressedAnswers.ts).
 */
export interface OpenedPage {
  /** As the routes have it, with one placeholder at most. Without one its answer is kept, so it is asked once. */
  readonly path: `/${string}`
  readonly query: DocumentNode
  readonly variables: OperationVariables
}

/** A record at its address, as `RecordPage` asks for it. */
export const openedRecord = (path: OpenedPage['path'], { query }: { readonly query: DocumentNode }): OpenedPage => ({
  path,
  query,
  variables: { id: OPENED_ID },
})
