import { dateFormats, timeFormat } from '@callout/contracts/constants'
import { responseCode } from '@callout/contracts/wire/envelope'
import { holds } from '@callout/contracts/profile/authorities'
import type { GeneralData, UpdateGeneralDataBody } from '@callout/contracts/profile/schemas'
import type { z } from '@callout/contracts/wire/zod'
import type { Caller } from '../../http/access.ts'
import { invalid, ApiError } from '../../http/apiError.ts'
import type { CompanyRecord } from './records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { keepJobCurrencies } from '../jobs/view/jobCurrency.ts'
import { changeTimeZone } from '../settings/changeTimeZone.ts'
import { isTimeZone } from '../days/timeZones.ts'
import { isCurrency } from '../lookups/currencies.ts'
import { setupStepsOf } from './setupSteps.ts'
import { keepingLetterhead } from './letterhead.ts'

type Body = z.output<typeof UpdateGeneralDataBody>

export const generalDataOf = (company: CompanyRecord): z.input<typeof GeneralData> => ({
  organization_name: company.name,
  organization_email: company.email,
  phone_country_code: company.phone_country_code,
  phone: company.phone,
  address: company.address,
  language_code: company.language_code,
  currency_code: company.currency_code,
  date_format: company.date_format,
  time_format: company.time_format,
  timezone: company.timezone,
  logo_url: company.logo_url,
  setup_steps: setupStepsOf(company),
})

/** Changing what all share is for owners, and for admins who may. Throws 403. */
export function requireSettings({ user }: Caller): void {
  if (holds(user, 'manage_settings')) return
  throw new ApiError(responseCode.FORBIDDEN, 'You don’t have permission to change the company’s settings.')
}

const choices = {
  timezone: [isTimeZone, 'Choose a time zone'],
  date_format: [(value: string) => dateFormats.some((known) => known === value), 'Choose one of the date formats'],
  currency_code: [isCurrency, 'Choose a currency'],
} as const

/** Throws 422 for each value that is on no list. */
export function requireChoices(body: Pick<Body, keyof typeof choices>): void {
  const fields = ['timezone', 'date_format', 'currency_code'] as const
  const wrong = fields.filter((field) => typeof body[field] === 'string' && !choices[field][0](body[field]))
  if (wrong.length > 0) throw invalid(...wrong.map((field) => ({ field, message: choices[field][1] })))
}

const timeFormatOf = (code: number | null | undefined, { time_format }: CompanyRecord): 0 | 1 =>
  Object.values(timeFormat).find((entry) => entry.code === code)?.code ?? time_format

/** Changes what the body names; null changes nothing. */
export function updateGeneralData(viewer: Viewer, body: Body): CompanyRecord {
  const {
    store,
    caller: { company },
  } = viewer
  requireChoices(body)
  const changes = {
    name: body.organization_name ?? company.name,
    email: body.organization_email ?? company.email,
    phone_country_code: body.phone_country_code ?? company.phone_country_code,
    phone: body.phone ?? company.phone,
    address: body.address ?? company.address,
    language_code: body.language_code ?? company.language_code,
    currency_code: body.currency_code ?? company.currency_code,
    date_format: body.date_format ?? company.date_format,
    time_format: timeFormatOf(body.time_format, company),
    timezone: body.timezone ?? company.timezone,
  }
  return store.transaction(() => {
    if (changes.timezone !== company.timezone) changeTimeZone(viewer, changes.timezone)
    if (changes.currency_code !== company.currency_code) keepJobCurrencies(store, company)
    return store.companies.update(company.id, keepingLetterhead(company, changes))
  })
}
