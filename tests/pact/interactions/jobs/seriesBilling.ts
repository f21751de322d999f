import { type Interaction, ok, shows } from '../../interaction.ts'
import { OWNER_TOKEN, ownerSignedIn, signedIn } from '../../states.ts'
import { billedSeries, bookable } from '../../workStates.ts'
import { readingJob } from './job.ts'
import { acting } from './manageJob.ts'

const BILL = 'id visitId invoiceNumber status total balanceDue currencyCode dueDate'
const bill = {
  id: 901,
  visit_id: 701,
  invoice_number: 'INV-0901',
  status: 9,
  total: 48.71,
  balance_due: 48.71,
  currency_code: 'USD',
  due_date: '2026-12-04',
}
const billShown = {
  id: '901',
  visitId: '701',
  invoiceNumber: 'INV-0901',
  status: 'UNPAID',
  total: 48.71,
  balanceDue: 48.71,
  currencyCode: 'USD',
  dueDate: '2026-12-04',
}

const billing: Interaction = {
  name: 'billing one visit of a series',
  given: [ownerSignedIn, ...bookable, billedSeries],
  ...acting(
    { action: 'CREATE_INVOICE' },
    { action: 'create_invoice' },
    `job { id unbilledVisits invoiceStatus invoices { ${BILL} } } invoice { ${BILL} }`,
    OWNER_TOKEN,
  ),
  reply: ok({ job: { id: 501, unbilled_visits: 0, invoice_status: 9, invoices: [bill] }, invoice: bill }),
  pinned: ['job.unbilled_visits', 'job.invoice_status', 'invoice.visit_id'],
  answer: shows({
    manageJob: { job: { id: '501', unbilledVisits: 0, invoiceStatus: 'UNPAID', invoices: [billShown] }, invoice: billShown },
  }),
}

/** A job of which each visit is billed (decision D12). */
export const seriesBillingInteractions: readonly Interaction[] = [
  {
    name: 'reading a job that bills each visit',
    given: [signedIn, ...bookable, billedSeries],
    ...readingJob(501, 'id billing total seriesTotal unbilledVisits visits { id total hasOwnPrice }'),
    reply: ok({
      id: 501,
      billing: 1,
      total: 48.71,
      series_total: 97.42,
      unbilled_visits: 1,
      visits: [{ id: 701, total: 48.71, has_own_price: false }],
    }),
    pinned: ['responseData.billing', 'responseData.unbilled_visits'],
    answer: shows({
      job: {
        id: '501',
        billing: 'EACH_VISIT',
        total: 48.71,
        seriesTotal: 97.42,
        unbilledVisits: 1,
        visits: [{ id: '701', total: 48.71, hasOwnPrice: false }],
      },
    }),
  },
  billing,
]
