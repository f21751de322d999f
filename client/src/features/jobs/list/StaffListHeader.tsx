import { useIsPhone } from '../../../components/theme/breakpoints.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useWorksOnSite } from '../../../lib/session/onSite.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { QuotesInPending } from '../../quotes/device/QuotesInPending.tsx'
import { OwnVisitsSkeleton } from './OwnVisitsSkeleton.tsx'

const OwnVisits = lazyWithPreload(async () => (await import('./OwnVisits.tsx')).OwnVisits, OwnVisitsSkeleton)

/** The user's next visits: for technicians, and on a phone for all who do visits. And what the numbers of the tabs include. */
export function StaffListHeader() {
  const isTechnician = useActingUser().user_type === 'staff'
  const [isOnSite, isPhone] = [useWorksOnSite(), useIsPhone()]
  return (
    <>
      {(isTechnician || (isOnSite && isPhone)) && <OwnVisits />}
      <QuotesInPending />
    </>
  )
}
