import type { DocumentNode, OperationVariables } from '@apollo/client'
import type { List } from './defineList.ts'
import { inputOf, plainState } from './listState.ts'

/** A call as a page makes it. */
export interface FirstQuery {
  readonly query: DocumentNode
  readonly variables: OperationVariables
  /** Technicians are not shown it. */
  readonly isOfOffice?: true
}

/** The same of a page that is no list. */
export interface FirstOtherPage {
  readonly path: string
  readonly page: `${string}.tsx`
  readonly queries: readonly FirstQuery[]
  /** Technicians are shown another page at this address. */
  readonly isOfOffice?: true
}

/** How a domain says that its list is begun together with the built page, before the client is there (client/build/earlyStart.ts). */
export interface FirstPage {
  readonly list: Pick<List, 'path' | 'query'> & Parameters<typeof plainState>[0]
  /** The file of its page, beside the declaration. */
  readonly page: `${string}.tsx`
  /** On a second visit its files are there before anything is downloaded. */
  readonly isKept?: true
  /** Technicians open the list with a view. */
  readonly isOfOffice?: true
}

/** What a list asks first where nothing is chosen. */
export const firstQueryOf = ({ list, isOfOffice }: Pick<FirstPage, 'list' | 'isOfOffice'>): FirstQuery => ({
  query: list.query,
  variables: { input: inputOf(list, plainState(list)) },
  ...(isOfOffice && { isOfOffice }),
})
