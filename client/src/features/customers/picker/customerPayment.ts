import { IconCashRegister } from '@tabler/icons-react'
import { paths } from '../../../lib/paths.ts'

/** Menu entry: one payment over all open invoices of the customer. */
export const customerPayment = (id: string) =>
  ({
    label: 'Record payment',
    Icon: IconCashRegister,
    shortcut: 'p',
    to: paths.cashOutOf(id),
    needs: ['manage_invoices', 'record_payments', 'view_prices'],
  }) as const
