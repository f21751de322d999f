import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { ClosedPage } from '../../components/states/ClosedPage.tsx'
import { useClosedArea } from '../navigation.ts'

const home = { to: paths.home(), label: 'Home' } as const

/** A page, unless it is in an area that is closed to the signed-in user: it asks nothing then, and says why. */
export function AreaGate({ children }: { readonly children: ReactNode }) {
  const area = useClosedArea()(useLocation().pathname)
  if (!area) return children
  return (
    <ClosedPage title={area.label} back={home}>
      {`You don’t have permission to see ${area.label.toLowerCase()}. Ask the owner for access.`}
    </ClosedPage>
  )
}
