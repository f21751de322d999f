import type { TemplateValues } from '@callout/contracts/notifications/templateText'
import { addressLines } from '@callout/contracts/text/address'
import type { CustomerRecord, PropertyRecord } from '../customers/records.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { VisitRecord } from '../jobs/visitRecords.ts'
import type { Store } from '../../db/store.ts'
import { visitLink } from './visitLink.ts'
import { formatWall } from './whenText.ts'

export interface MessageSubject {
  readonly company: CompanyRecord
  readonly customer: CustomerRecord
  readonly property: PropertyRecord | undefined
  readonly branch_id: number | null
  /** The job's number and title; null before it has a number. */
  readonly details: string | null
  /** null before it is saved. */
  readonly visit: VisitRecord | null
  readonly at: number | null
}

const NOT_AGREED = 'a date to be agreed'
/** In a preview of what is not saved yet. */
const LINK_TO_COME = '(link to this visit)'

const phoneOf = ({ phone_country_code, phone }: CustomerRecord): string => (phone === '' ? '' : `+${phone_country_code} ${phone}`)

export function templateValues(store: Store, publicUrl: string, subject: MessageSubject): TemplateValues {
  const { company, customer, property, branch_id, details, visit, at } = subject
  const wall = formatWall(company, at)
  return {
    company_name: company.name,
    company_email: company.email,
    client_first_name: customer.first_name || customer.name,
    client_name: customer.name,
    default_email: (branch_id === null ? undefined : store.branches.get(branch_id)?.email) || company.email,
    client_phone: phoneOf(customer),
    client_email: customer.email,
    client_last_name: customer.last_name,
    visit_address: property ? addressLines(property, company.country).join(', ') : '',
    visit_time: wall?.time ?? 'a time to be agreed',
    visit_date: wall?.day ?? NOT_AGREED,
    visit_confirmation_link: visit ? visitLink(store, publicUrl, visit) : LINK_TO_COME,
    visit_details: details ?? 'Your visit',
  }
}
