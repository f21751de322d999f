import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { MessageSettingsLink, TextBubble } from '../actions/TextMessageNote.tsx'
import { formatPaper } from '../actions/paperText.ts'
import { planDelivery } from '../../messaging/delivery.ts'
import { RecipientDocument } from '../../messaging/recipient.generated.ts'
import classes from './CashOut.module.css'
import { Letter } from '../actions/Letter.tsx'
import type { CashOutInvoice } from './cashOutValues.ts'

/** For each customer the invoice that is paid first, which the text message is about. */
const firstOfEach = (paid: readonly CashOutInvoice[]): CashOutInvoice[] =>
  paid.filter(({ customer }, index) => paid.findIndex((item) => item.customer?.id === customer?.id) === index)

/** Whether a text message can reach a customer; true if unknown. */
async function isTextable(client: ApolloClient, customerId: string | undefined): Promise<boolean> {
  if (customerId === undefined) return true
  try {
    const { data } = await client.query({ query: RecipientDocument, variables: { id: customerId } })
    return !planDelivery(['SMS'], data?.customer ?? null).isBlocked
  } catch {
    return true
  }
}

/** Text messages of these invoices, as far as known: null if none is sent. */
function useTexts(invoices: readonly CashOutInvoice[]): ReadonlyMap<string, string | null> {
  const client = useApolloClient()
  const [texts, setTexts] = useState<ReadonlyMap<string, string | null>>(new Map())
  const unknown = invoices.filter(({ id }) => !texts.has(id))
  const requested = unknown.map(({ id }) => id).join()
  useEffect(() => {
    let isCurrent = true
    const read = async (): Promise<void> => {
      const found: [id: string, text: string | null][] = []
      await inParallel(unknown, MOST_AT_ONCE, async ({ id, jobId, customer, labels }) => {
        const text = (labels ?? (await formatPaper(client, jobId)).receipt).textMessage
        found.push([id, text !== null && (await isTextable(client, customer?.id)) ? text : null])
      })
      if (isCurrent) setTexts((known) => new Map([...known, ...found]))
    }
    if (requested !== '') void read()
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` says which they are
  }, [client, requested])
  return texts
}

const getName = ({ billedTo, customer, name }: CashOutInvoice): string => customer?.name ?? billedTo ?? name

/** Text messages sent with the email: one to each customer whose invoices are paid. */
export function ReceiptTexts({ paid }: { readonly paid: readonly CashOutInvoice[] }) {
  const invoices = firstOfEach(paid)
  const texts = useTexts(invoices)
  const isRead = invoices.every(({ id }) => texts.has(id))
  const returned = invoices.flatMap((invoice) => {
    const text = texts.get(invoice.id)
    return text ? [{ invoice, text }] : []
  })
  const [only, ...others] = returned
  return (
    <div className={classes.texts} aria-busy={!isRead}>
      {!isRead && <Text size="sm">Loading text messages…</Text>}
      {isRead && only && others.length === 0 && (
        <TextBubble recipient={invoices.length === 1 ? 'The customer' : getName(only.invoice)} text={only.text} />
      )}
      {isRead && others.length > 0 && (
        <>
          <Text size="sm">{returned.length} customers also get a text message:</Text>
          <ul className={classes.each} aria-label="Text messages to send">
            {returned.map(({ invoice, text }, index) => (
              <li key={invoice.id}>
                <details open={index === 0}>
                  <summary dir="auto">
                    {getName(invoice)} · {invoice.name}
                  </summary>
                  <Letter isBelow>{text}</Letter>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
      <MessageSettingsLink event="payment_receipt" />
    </div>
  )
}
