import { Button } from '@mantine/core'
import { IconCashRegister, IconPrinter, IconSend } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useActions } from '../../../kit/actions/ActionsProvider.tsx'
import { useWho } from '../../../kit/actions/useWho.ts'
import { HeadBar } from '../../../kit/record/HeadBar.tsx'
import classes from '../../../kit/record/HeadBar.module.css'
import { paths } from '../../../shared/paths.ts'
import { invoiceActionSet } from '../actions/invoiceActionSet.ts'
import type { Invoice } from './InvoiceFacts.tsx'

/** The paper to a printer, and the payment as the one primary action while something is open. */
export function InvoiceBar({ invoice }: { readonly invoice: Invoice }) {
  const { run } = useActions(invoiceActionSet)
  const offered = invoiceActionSet.offered(invoice, useWho())
  const isPayable = offered.includes('PAY')
  return (
    <HeadBar>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      {offered.includes('SEND') && (
        <Button variant="default" leftSection={<IconSend size={16} aria-hidden />} onClick={() => run('SEND', invoice)}>
          Send
        </Button>
      )}
      {isPayable && (
        <Button
          className={classes.primary}
          leftSection={<IconCashRegister size={16} aria-hidden />}
          component={Link}
          to={paths.cashOut([invoice.id])}
        >
          Record payment
        </Button>
      )}
    </HeadBar>
  )
}
