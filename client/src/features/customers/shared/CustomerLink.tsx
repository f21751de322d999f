import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import classes from './CustomerLink.module.css'
import { userType } from '@callout/contracts/profile/userType'
import { useActingUser } from '../../../lib/session/useActingUser.ts'

/** Whether customers have a page for this person: staff see what their jobs show of a customer, and no more. */
export const useSeesCustomers = (): boolean => useActingUser().user_type !== userType.STAFF.code

interface CustomerLinkProps {
  readonly id: string
  readonly name: string
}

/** A customer's name, which leads to the customer; to those who may not go there, the name alone. */
export const CustomerLink = ({ id, name }: CustomerLinkProps) =>
  useSeesCustomers() ? (
    <Link to={paths.customer(id)} className={classes.link}>
      {name}
    </Link>
  ) : (
    name
  )
