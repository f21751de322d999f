import { Button } from '@mantine/core'
import { IconBellRinging, IconCashRegister, IconPrinter, IconSend } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { useActor } from '../../../components/actions/useActor.ts'
import { HeadBar } from '../../../components/record/HeadBar.tsx'
import classes from '../../../components/record/HeadBar.module.css'
import { type InvoiceAction, invoiceActionSet, nextInvoiceStep } from '../actions/invoiceActionSet.ts'
import { useSentInvoice } from '../actions/sentTimes.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import { paths } from '../../../lib/paths.ts'
import type { Invoice } from './InvoiceFacts.tsx'

const buttons = [
  { name: 'SEND', label: 'Send', Icon: IconSend },
  { name: 'REMIND', label: 'Send reminder', Icon: IconBellRinging },
  { name: 'PAY', label: 'Record payment', Icon: IconCashRegister },
] as const satisfies readonly { name: InvoiceAction; label: string; Icon: typeof IconSend }[]

export function InvoiceBar({ invoice }: { readonly invoice: Invoice }) {
  const { run } = useActions(invoiceActionSet)
  const offered = invoiceActionSet.offered(invoice, useActor())
  const next = nextInvoiceStep(useSentInvoice(invoice), offered, nowInSeconds())
  const shown = buttons.filter(({ name }) => offered.includes(name)).toSorted((a, b) => Number(a.name === next) - Number(b.name === next))
  return (
    <HeadBar>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      {shown.map(({ name, label, Icon }) => {
        const look = {
          ...(name === next ? { className: classes.primary } : { variant: 'default' }),
          leftSection: <Icon size={16} aria-hidden />,
        }
        return name === 'PAY' ? (
          <Button key={name} {...look} component={Link} to={paths.cashOut([invoice.id])}>
            {label}
          </Button>
        ) : (
          <Button key={name} {...look} onClick={() => run(name, invoice)}>
            {label}
          </Button>
        )
      })}
    </HeadBar>
  )
}
