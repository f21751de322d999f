import { ActionMenu } from '../../../kit/actions/ActionMenu.tsx'
import { useRemoval } from '../../../kit/actions/deletes/useDeletes.ts'
import { type ActionableCustomer, customerActionSet } from '../../../parts/customers/actions/customerActionSet.ts'
import { customerDeletes, type DeletableCustomer } from './customerDeletes.ts'

interface CustomerMenuProps {
  readonly customer: ActionableCustomer & DeletableCustomer
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean
}

/** What can be done to one customer, deleting last. */
export function CustomerMenu({ customer, isLarge }: CustomerMenuProps) {
  const removal = useRemoval(customerDeletes, customer)
  return <ActionMenu set={customerActionSet} of={customer} isLarge={isLarge} removal={removal} />
}
