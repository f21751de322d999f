import { userType } from '@callout/contracts/profile/userType'
import { useActingUser } from '../../../lib/session/useActingUser.ts'

/** Whether customers have a page for this person: staff see what their jobs show of a customer, and no more. */
export const useSeesCustomers = (): boolean => useActingUser().user_type !== userType.STAFF.code
