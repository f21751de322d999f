import { OwnVisits } from './OwnVisits.tsx'
import { useActingUser } from '../../../lib/session/useActingUser.ts'

/** The list of a technician begins with the visit that is running and the next one. */
export const StaffLead = () => useActingUser().user_type === 'staff' && <OwnVisits />
