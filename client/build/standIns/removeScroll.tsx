import type { ReactNode } from 'react'
import { useStillPage } from '../../src/shared/ui/overlays/useStillPage.ts'

interface RemoveScrollProps {
  readonly enabled?: boolean
  readonly children: ReactNode
}

/** In place of a package that writes a style sheet of its own for it: the browser would look at all styles of the page again. */
export function RemoveScroll({ enabled = true, children }: RemoveScrollProps) {
  useStillPage(enabled)
  return <div>{children}</div>
}
