import type { CompanyRecord } from '../../profile/records.ts'
import type { Store } from '../../../db/store.ts'

const FIRST_NUMBER = 1001

function numberAfterLast(store: Store, { id, job_prefix }: CompanyRecord): number {
  const last = store.jobs.by('company_id', id).at(-1)
  const digits = last?.job_number.startsWith(job_prefix) ? last.job_number.slice(job_prefix.length) : ''
  return /^\d{1,9}$/.test(digits) ? Number(digits) + 1 : FIRST_NUMBER
}

export const nextJobNumber = (store: Store, company: CompanyRecord): number =>
  Math.max(company.next_job_number ?? 0, numberAfterLast(store, company))

export function takeJobNumber(store: Store, companyId: number): string {
  const company = store.companies.get(companyId) as CompanyRecord
  const number = nextJobNumber(store, company)
  store.companies.update(companyId, { next_job_number: number + 1 })
  return `${company.job_prefix}${number}`
}
