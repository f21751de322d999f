import { type ReactNode, use, useDeferredValue } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'

/** What stands around a page hears where the person is when the page is painted: the answer to a press does not wait for it. */
export const LaterPlace = ({ children }: { readonly children: ReactNode }) => (
  <LocationContext value={useDeferredValue(use(LocationContext))}>{children}</LocationContext>
)
