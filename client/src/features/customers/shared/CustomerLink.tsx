import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useSeesCustomers } from './useSeesCustomers.ts'
import classes from './CustomerLink.module.css'

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
