import { useApolloClient } from '@apollo/client/react'
import { Skeleton } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { invoiceToSend } from '../actions/invoiceActions.ts'
import { Letter } from '../actions/Letter.tsx'
import { messageFor } from '../actions/message.ts'
import type { InvoiceTarget } from '../actions/invoiceActionSet.ts'

function LoadedText({ id }: { readonly id: string }) {
  const client = useApolloClient()
  const format = useFormat()
  const [invoice, setInvoice] = useState<InvoiceTarget | 'failed' | null>(null)
  useEffect(() => {
    let isShown = true
    invoiceToSend(client, 'REMIND', id).then(
      (loaded) => isShown && setInvoice(loaded),
      () => isShown && setInvoice('failed'),
    )
    return () => {
      isShown = false
    }
  }, [client, id])
  if (invoice === null) return <Skeleton height={96} aria-label="Loading the message" />
  if (invoice === 'failed') return <p role="status">Couldn’t load the message text.</p>
  return <Letter isBelow>{messageFor('REMIND', invoice, format).body}</Letter>
}

interface ReminderTextProps {
  readonly id: string
  readonly startsOpen: boolean
  readonly children: ReactNode
}

/** An invoice with the exact text of its reminder, loaded when it is opened. */
export function ReminderText({ id, startsOpen, children }: ReminderTextProps) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary dir="auto">{children}</summary>
      {isOpen && <LoadedText id={id} />}
    </details>
  )
}
