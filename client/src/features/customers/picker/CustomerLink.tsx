import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import classes from './CustomerLink.module.css'
import { userType } from '@callout/contracts/profile/userType'
import { useActingUser } from '../../../lib/session/useActingUser.ts'

/** Whether the user may open customer pages: staff only see customer data of their jobs. */
export const useSeesCustomers = (): boolean => useActingUser().user_type !== userType.STAFF.code

interface CustomerLinkProps {
  readonly id: string
  readonly name: string
}

export const CustomerLink = ({ id, name }: CustomerLinkProps) =>
  useSeesCustomers() ? (
    <Link to={paths.customer(id)} className={classes.link}>
      {name}
    </Link>
  ) : (
    name
  )
