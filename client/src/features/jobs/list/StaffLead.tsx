import { lateComponent } from '../../../shared/late/lateComponent.tsx'
import { useActingUser } from '../../../shared/session/useActingUser.ts'

const OwnVisits = lateComponent(async () => (await import('./OwnVisits.tsx')).OwnVisits)

/** The list of a technician begins with the visit that is running and the next one. */
export const StaffLead = () => useActingUser().user_type === 'staff' && <OwnVisits />
