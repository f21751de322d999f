import { useLocation } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { ClosedPage } from '../../shared/ui/states/ClosedPage.tsx'
import { useClosedArea } from '../navigation.ts'
import { Pages } from './Pages.tsx'

const home = { to: paths.home(), label: 'Home' } as const

/** The pages, but for those in areas that are closed to the signed-in user: they ask nothing, and say why. */
export function AreaGate() {
  const area = useClosedArea()(useLocation().pathname)
  if (!area) return <Pages />
  return (
    <ClosedPage title={area.label} back={home}>
      {`You don’t have permission to see ${area.label.toLowerCase()}. Ask the owner for access.`}
    </ClosedPage>
  )
}
