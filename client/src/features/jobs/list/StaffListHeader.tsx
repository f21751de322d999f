import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { OwnVisitsSkeleton } from './OwnVisitsSkeleton.tsx'

const OwnVisits = lazyWithPreload(async () => (await import('./OwnVisits.tsx')).OwnVisits, OwnVisitsSkeleton)

export const StaffListHeader = () => useActingUser().user_type === 'staff' && <OwnVisits />
