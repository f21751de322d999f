import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import { paths } from '../../../lib/paths.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { MAX_INVOICES } from '../cashOut/useChosenInvoices.ts'
import type { InvoiceRowFragment } from './invoiceList.generated.ts'

export function CashOutRedirect({ rows, onClose }: BulkDialogProps<InvoiceRowFragment, unknown>) {
  const navigate = useNavigate()
  const to = rows.length <= MAX_INVOICES ? paths.cashOut(rows.map(({ id }) => id)) : null
  useEffect(() => {
    if (to !== null) void navigate(to)
  }, [navigate, to])
  if (to !== null) return null
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={`Select up to ${MAX_INVOICES} invoices`}
      actions={
        <Button onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      One payment can cover up to {MAX_INVOICES} invoices.
    </AppDialog>
  )
}
