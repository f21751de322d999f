import { customerDefaults, type CustomerRecord, type PropertyRecord } from '../resources/customers/records.ts'
import { branchDefaults } from '../resources/branches/records.ts'
import type { Row } from './collection.ts'
import { companyDefaults, type CompanyRecord, type UserRecord } from '../resources/profile/records.ts'
import { type InvoiceRecord, newInvoice, type PaymentRecord, paymentDefaults } from '../resources/invoices/records.ts'
import { billedOnce, type JobRecord } from '../resources/jobs/records.ts'
import { categoryDefaults, serviceDefaults, type ServiceRecord } from '../resources/catalogue/records.ts'
import type { TaxRecord } from '../resources/taxes/records.ts'
import { pricedByJob, type VisitRecord } from '../resources/jobs/visitRecords.ts'

/** By collection: fields that came later, with the value that they have where nobody said anything. */
const laterFields = new Map<string, object>(
  Object.entries({
    companies: companyDefaults satisfies Partial<CompanyRecord>,
    users: { time_off: [] } satisfies Partial<UserRecord>,
    branches: branchDefaults,
    categories: categoryDefaults,
    services: { sku: null, is_active: true, ...serviceDefaults } satisfies Partial<ServiceRecord>,
    taxes: { is_active: true } satisfies Partial<TaxRecord>,
    customers: customerDefaults satisfies Partial<CustomerRecord>,
    properties: { tax_id: null, is_active: true } satisfies Partial<PropertyRecord>,
    jobs: { notes: null, series: null, ...billedOnce } satisfies Partial<JobRecord>,
    visits: { series_date: null, ...pricedByJob } satisfies Partial<VisitRecord>,
    invoices: newInvoice satisfies Partial<InvoiceRecord>,
    payments: paymentDefaults satisfies Partial<PaymentRecord>,
  }),
)

/** A record of a data folder that may be older than this program, with every field that its kind has today. */
export function completed(collection: string, record: Row): Row {
  const later = laterFields.get(collection)
  return later && Object.keys(later).some((field) => !(field in record)) ? { ...later, ...record } : record
}
