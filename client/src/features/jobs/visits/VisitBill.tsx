import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { billOfVisit, billsVisits, waitsForInvoice } from '../queries/bills.ts'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import type { Job } from '../job.ts'
import classes from './VisitList.module.css'
import { useSeesInvoices } from '../../../lib/session/useAuthority.ts'

interface VisitBillProps {
  readonly job: Pick<Job, 'billing' | 'invoices' | 'visits' | 'currencyCode'>
  readonly visit: JobVisitFragment
}

/** Price and invoice of a visit of a series; renders nothing if they are missing or the whole job is billed. */
export function VisitBill({ job, visit }: VisitBillProps) {
  const { money } = useFormat()
  const seesInvoices = useSeesInvoices()
  const bill = billOfVisit(job, visit.id)
  if (!billsVisits(job) || visit.total === null || (visit.status === 'CANCELLED' && !bill)) return null
  const name = bill && (bill.invoiceNumber ?? `Invoice #${bill.id}`)
  return (
    <div className={`wrap hint ${classes.bill}`}>
      <span className="figures">{money(bill?.total ?? visit.total, job.currencyCode)}</span>
      {visit.hasOwnPrice && <span>Own price</span>}
      {bill && seesInvoices && (
        <Anchor component={Link} to={paths.invoice(bill.id)} inherit>
          {name}
        </Anchor>
      )}
      {bill && !seesInvoices && <span>{name}</span>}
      {bill?.status && <span>{invoiceStatus[bill.status].label}</span>}
      {waitsForInvoice(job, visit) && <span className={classes.waits}>Not invoiced</span>}
    </div>
  )
}
