import type { TypedDocumentNode } from '@apollo/client'
import type { List } from './defineList.ts'
import { inputOf, plainState } from './listState.ts'

/** How a domain says that its list is begun together with the built page, before the client is there (client/build/earlyStart.ts). */
export interface FirstPage {
  readonly list: Pick<List, 'path' | 'query'> & Parameters<typeof plainState>[0]
  /** The file of its page, beside the declaration. */
  readonly page: `${string}.tsx`
  /** On a second visit its files are there before anything is downloaded. */
  readonly isKept?: true
}

/** What a list asks first where nothing is chosen. */
export const firstQueryOf = ({
  list,
}: FirstPage): { readonly query: TypedDocumentNode; readonly variables: { readonly input: object } } => ({
  query: list.query,
  variables: { input: inputOf(list, plainState(list)) },
})
