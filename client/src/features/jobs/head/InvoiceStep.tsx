import { Button } from '@mantine/core'
import { IconBellRinging, IconCashRegister, IconFileInvoice, IconSend } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { useWho } from '../../../components/actions/useWho.ts'
import classes from '../../../components/record/HeadBar.module.css'
import { useInvoiceNowQuery } from '../../invoices/shared/actions/invoiceActions.generated.ts'
import { invoiceActionSet, nextInvoiceStep } from '../../invoices/shared/actions/invoiceActionSet.ts'
import { paths } from '../../../lib/paths.ts'
import type { Job } from '../job.ts'

const looks = {
  SEND: { label: 'Send invoice', Icon: IconSend },
  REMIND: { label: 'Send reminder', Icon: IconBellRinging },
  PAY: { label: 'Record payment', Icon: IconCashRegister },
} as const

/** The next step of a job's unpaid invoice as the primary button: send it, record its payment, send a reminder. */
export function InvoiceStep({ invoice: { id, invoiceNumber } }: { readonly invoice: NonNullable<Job['invoice']> }) {
  const { data, error } = useInvoiceNowQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const { run, busyKey } = useActions(invoiceActionSet)
  const who = useWho()
  const invoice = data?.invoice
  const next = invoice ? nextInvoiceStep(invoice, invoiceActionSet.offered(invoice, who)) : null
  if (!invoice && !error) return <Button className={classes.primary} loading aria-label="Loading the next step" />
  if (!invoice || next === null || next === 'VOID')
    return (
      <Button
        className={classes.primary}
        leftSection={<IconFileInvoice size={16} stroke={2} aria-hidden />}
        component={Link}
        to={paths.invoice(id)}
      >
        Open {invoiceNumber ?? 'invoice'}
      </Button>
    )
  const { label, Icon } = looks[next]
  const look = { className: classes.primary, leftSection: <Icon size={16} stroke={2} aria-hidden /> }
  return next === 'PAY' ? (
    <Button {...look} component={Link} to={paths.cashOut([id])}>
      {label}
    </Button>
  ) : (
    <Button {...look} loading={busyKey !== null} onClick={() => run(next, invoice)}>
      {label}
    </Button>
  )
}
