import { type ReactNode, use } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'
import { useOncePageStands } from '../../shared/late/pageTurn.ts'

/** What stands around a page hears where the person is when the page is painted: the answer to a press does not wait for it. */
export const LaterPlace = ({ children }: { readonly children: ReactNode }) => (
  <LocationContext value={useOncePageStands(use(LocationContext))}>{children}</LocationContext>
)
