import { messages } from '@callout/contracts/text/messages'
import type { UpdateCustomerSettingBody, UpdateJobSettingBody, UpdateTeamSettingBody } from '@callout/contracts/settings/bodies'
import { requireApprovalForm } from '../forms/approvalForm.ts'
import type { CompanyRecord, WorkingDay } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { invalid } from '../../http/apiError.ts'
import { requireChoices } from '../profile/generalData.ts'
import type { Viewer } from '../../http/viewer.ts'
import { keepJobCurrencies } from '../jobs/view/jobCurrency.ts'
import { changeTimeZone } from './changeTimeZone.ts'
import { nextJobNumber } from '../jobs/save/jobNumber.ts'
import { keepingLetterhead } from '../profile/letterhead.ts'

/** Numbers go up: an earlier one may be taken. */
function requireFree(field: string, requested: number | undefined, next: number): void {
  if (requested !== undefined && requested < next) throw invalid({ field, message: `Enter ${next} or more: earlier numbers are taken` })
}

function setDefaultTax(store: Store, company: CompanyRecord, taxId: number | null): void {
  const taxes = store.taxes.by('company_id', company.id)
  if (taxId !== null && !taxes.some(({ id, is_active }) => id === taxId && is_active))
    throw invalid({ field: 'default_tax_id', message: 'This tax doesn’t exist.' })
  for (const { id, is_default } of taxes) if (is_default !== (id === taxId)) store.taxes.update(id, { is_default: id === taxId })
}

function requireBasesApart(company: CompanyRecord, body: UpdateCustomerSettingBody): void {
  const { tax_basis = company.tax_basis, discount_basis = company.discount_basis } = body
  if (tax_basis === 1 && discount_basis === 1) throw invalid({ field: 'discount_basis', message: messages.basesExclude })
}

/** The first number under that prefix that no invoice has; of another one than today's by the invoices from its time. */
function freeInvoiceNumber(store: Store, { id, invoice_prefix, next_invoice_number }: CompanyRecord, prefix: string): number {
  if (prefix === invoice_prefix) return next_invoice_number
  const numbers = store.invoices
    .by('company_id', id)
    .flatMap(({ invoice_number: number }) => (number.startsWith(prefix) ? [Number(number.slice(prefix.length))] : []))
  return numbers.reduce((free, number) => (number >= free ? number + 1 : free), 0)
}

export function updateCustomerSetting(viewer: Viewer, body: UpdateCustomerSettingBody): CompanyRecord {
  const {
    store,
    caller: { company },
  } = viewer
  const { company_name = company.name, default_tax_id, ...others } = body
  requireChoices(body)
  requireBasesApart(company, body)
  const { invoice_prefix = company.invoice_prefix, next_invoice_number: requested } = body
  const free = freeInvoiceNumber(store, company, invoice_prefix)
  requireFree('next_invoice_number', requested, free)
  const goesOn = requested === undefined && free > company.next_invoice_number && { next_invoice_number: free }
  return store.transaction(() => {
    if (default_tax_id !== undefined) setDefaultTax(store, company, default_tax_id)
    if (body.timezone !== undefined && body.timezone !== company.timezone) changeTimeZone(viewer, body.timezone)
    if (body.currency_code !== undefined && body.currency_code !== company.currency_code) keepJobCurrencies(store, company)
    return store.companies.update(company.id, keepingLetterhead(company, { ...others, ...goesOn, name: company_name }))
  })
}

/** A day off keeps the hours that it had. */
const hoursOf = (company: CompanyRecord, sent: NonNullable<UpdateTeamSettingBody['business_hours']>): WorkingDay[] =>
  company.business_hours.map((before) => {
    const now = sent.find(({ day }) => day === before.day)
    return now ? { day: before.day, is_on: now.is_on, open: now.open || before.open, close: now.close || before.close } : before
  })

export function updateTeamSetting(store: Store, company: CompanyRecord, body: UpdateTeamSettingBody): CompanyRecord {
  const { business_hours, holidays, calendar, ...others } = body
  return store.companies.update(company.id, {
    ...others,
    ...(business_hours && { business_hours: hoursOf(company, business_hours) }),
    ...(holidays && { holidays: holidays.map(({ date, name }) => ({ date, name: name ?? '' })).toSorted(byDate) }),
    ...(calendar && { calendar: { ...company.calendar, ...calendar } }),
  })
}

const byDate = (a: { readonly date: string }, b: { readonly date: string }): number => (a.date < b.date ? -1 : 1)

export function updateJobSetting(store: Store, company: CompanyRecord, body: UpdateJobSettingBody): CompanyRecord {
  if ((body.job_prefix ?? company.job_prefix) === company.job_prefix)
    requireFree('next_job_number', body.next_job_number, nextJobNumber(store, company))
  requireApprovalForm(store, company, body.approval_form_id)
  return store.companies.update(company.id, body)
}
