import { sumOfMoney } from '@callout/contracts/cents'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Facts } from '../../../components/record/Facts.tsx'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { paths } from '../../../lib/paths.ts'
import type { Job } from '../job.ts'
import classes from './jobRecord.module.css'
import { useSeesInvoices } from '../../../lib/session/useAuthority.ts'

type Bill = NonNullable<Job['invoices']>[number]

/** Sum of the invoices; null if one of them has no value. */
function getSum(bills: readonly Bill[], read: (bill: Bill) => number | null): number | null {
  const amounts = bills.map(read).filter((amount) => amount !== null)
  return amounts.length === bills.length ? sumOfMoney(amounts) : null
}

interface SeriesInvoicesProps {
  readonly job: Pick<Job, 'seriesTotal' | 'unbilledVisits' | 'invoices' | 'visits' | 'currencyCode'>
}

export function SeriesInvoices({ job }: SeriesInvoicesProps) {
  const seesInvoices = useSeesInvoices()
  const bills = job.invoices ?? []
  const getVisit = ({ visitId }: Bill): string => {
    const number = job.visits?.find(({ id }) => id === visitId)?.visitNumber
    return number ? `Visit ${number}` : ''
  }
  if (job.seriesTotal === null && bills.length === 0) return null
  return (
    <Facts
      title="Invoices"
      currencyCode={job.currencyCode}
      facts={[
        { label: 'Series total', amount: job.seriesTotal },
        { label: 'Invoiced', amount: job.invoices && getSum(bills, ({ total }) => total) },
        { label: 'Balance due', amount: bills.length > 0 ? getSum(bills, ({ balanceDue }) => balanceDue) : null, isOwed: true },
        { label: 'Ready to invoice', text: job.unbilledVisits ? visitCount(job.unbilledVisits) : null },
      ]}
      end={
        bills.length > 0 && (
          <ul className={`stack list ${classes.bills}`} aria-label="Invoices of visits">
            {bills.map((bill) => (
              <li key={bill.id}>
                {seesInvoices ? (
                  <Anchor component={Link} to={paths.invoice(bill.id)} inherit>
                    {bill.invoiceNumber ?? `#${bill.id}`}
                  </Anchor>
                ) : (
                  bill.invoiceNumber
                )}
                <span className="dim">{getVisit(bill)}</span>
                {bill.status && (
                  <span className={classes.invoiceStatus} data-paid={bill.status === 'PAID' || undefined}>
                    {invoiceStatus[bill.status].label}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
