import type { Store } from '../../../db/store.ts'
import type { CompanyRecord } from '../../profile/records.ts'
import type { JobRecord } from '../records.ts'

export const jobCurrency = ({ currency_code }: JobRecord, company: CompanyRecord): string => currency_code ?? company.currency_code

/** Jobs keep the currency in which they were made when the company's changes. */
export function keepJobCurrencies(store: Store, { id, currency_code }: CompanyRecord): void {
  for (const job of store.jobs.all()) if (job.company_id === id && job.currency_code === null) store.jobs.update(job.id, { currency_code })
}
