import { Button } from '@mantine/core'
import { IconFileX } from '@tabler/icons-react'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { useWho } from '../../../components/actions/useWho.ts'
import { invoiceActionSet } from '../shared/actions/invoiceActionSet.ts'
import type { Invoice } from './InvoiceFacts.tsx'

/** Takes an unpaid invoice back; asks first. Apart from what is done every day. */
export function VoidButton({ invoice }: { readonly invoice: Invoice }) {
  const { run } = useActions(invoiceActionSet)
  if (!invoiceActionSet.offered(invoice, useWho()).includes('VOID')) return null
  return (
    <Button
      my={12}
      ml={-8}
      style={{ alignSelf: 'flex-start' }}
      size="compact-sm"
      variant="subtle"
      color="red"
      leftSection={<IconFileX size={16} aria-hidden />}
      onClick={() => run('VOID', invoice)}
    >
      Void invoice
    </Button>
  )
}
