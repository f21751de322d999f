import { transactionType } from '@callout/contracts/plans/codes'
import { Button, Group } from '@mantine/core'
import { IconPrinter, IconDownload } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { readSession } from '../../lib/session/session.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import classes from './billing.module.css'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { signOf, formatState, transactionName } from './transactionList.tsx'
import { type TransactionRowFragment, useTransactionsQuery, TransactionPaperDocument } from './transactions.generated.ts'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { savePdf } from '../../components/csv/saveFile.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { showError } from '../../components/toasts/toasts.ts'

function ReceiptPaperButton({ id, name }: { readonly id: string; readonly name: string }) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const save = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const { data } = await client.query({ query: TransactionPaperDocument, variables: { id }, fetchPolicy: 'no-cache' })
      const { base64, fileName } = data?.transactionPaper ?? {}
      if (base64) savePdf(fileName ?? `${name}.pdf`, base64)
      else showError('No PDF available. Print the page instead.')
    } catch (error) {
      showError(toApiError(error).message)
    }
    setIsBusy(false)
  }
  return (
    <Button leftSection={<IconDownload size={16} aria-hidden />} loading={isBusy} onClick={() => void save()}>
      Download PDF
    </Button>
  )
}

const back = { to: paths.billingPayments(), label: 'Payments and receipts' } as const

/** `/subscriptions/payments/:number`: a printable receipt of a payment. */
export function ReceiptPage() {
  const { number = '' } = useParams()
  const { data, error, refetch } = useTransactionsQuery({ variables: { input: { search: number } } })
  const found = data?.transactions.items.find((row) => transactionName(row) === number)
  if (!data && error) return <QueryProblem isPage error={error} onRetry={() => void refetch().catch(() => undefined)} back={back} />
  return (
    <>
      <PageHeader
        title={`Receipt ${number}`}
        back={back}
        actions={
          found && (
            <Group gap="xs">
              <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
              <ReceiptPaperButton id={found.id} name={number} />
            </Group>
          )
        }
      />
      {!data && <PlanSkeleton />}
      {data && !found && <EmptyState title="This payment doesn’t exist." />}
      {found && <Receipt payment={found} />}
    </>
  )
}

function Receipt({ payment }: { readonly payment: TransactionRowFragment }) {
  const { money, dateTime } = useFormat()
  const { amount, currencyCode, createdAt, planName, lines, gateway, reference, transactionType: type } = payment
  const sign = signOf(payment)
  const company = readSession('organization_name')
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [type === 'REFUND' ? 'Refunded to' : 'Paid by', company],
    ['Date', createdAt === null ? null : dateTime(createdAt)],
    ['Kind', type && transactionType[type].label],
    ['Status', formatState(payment)],
    ['Payment service', gateway],
    ['Reference', reference],
  ]
  return (
    <section className={`box ${classes.sums} ${classes.receipt}`} aria-label="Receipt">
      <dl>
        {facts.map(([label, value]) =>
          value === null || value === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <dl className={classes.due}>
        {(lines ?? [{ name: planName, amount }]).map((line, index) => (
          <div key={`${index} ${line.name}`}>
            <dt>{line.name ?? 'Plan'}</dt>
            <dd>{line.amount === null ? '' : money(sign * line.amount, currencyCode)}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd>{amount === null ? '' : money(sign * amount, currencyCode)}</dd>
        </div>
      </dl>
    </section>
  )
}
