import { Attribution, type RegistrationBody } from '@callout/contracts/auth/schemas'
import { dateFormats, DEFAULT_CURRENCY, DEFAULT_LANGUAGE, FREE_TRIAL_DAYS, FREE_TRIAL_SKU } from '@callout/contracts/constants'
import { z } from '@callout/contracts/wire/zod'
import type { Clock } from '../../clock.ts'
import { companyDefaults, type CompanyRecord, officeHours, type UserRecord } from '../profile/records.ts'
import { branchDefaults, type BranchRecord } from '../branches/records.ts'
import type { Store } from '../../db/store.ts'
import { isTimeZone } from '../days/timeZones.ts'
import { isCurrency } from '../lookups/currencies.ts'
import { sampleForms } from '../forms/sampleForms.ts'

const SECONDS_PER_DAY = 86_400
const FIRST_INVOICE_NUMBER = 1001

export type NewAccount = Pick<RegistrationBody, 'email' | 'first_name' | 'last_name'> &
  Partial<
    Pick<RegistrationBody, 'phone' | 'phone_country_code' | 'website' | 'language_code' | 'currency_code' | 'date_format' | 'timezone'>
  > &
  Attribution &
  Pick<UserRecord, 'password_hash' | 'is_verified'>

const noAddress = {
  address: '',
  suite_no: '',
  street1: '',
  street2: '',
  city: '',
  province: '',
  country: '',
  zipcode: '',
  latitude: null,
  longitude: null,
} as const

const defaults = {
  ...companyDefaults,
  time_format: 0,
  tax_basis: 1,
  discount_basis: 0,
  invoice_due_days: 14,
  job_prefix: 'J-',
  invoice_prefix: 'INV-',
  next_invoice_number: FIRST_INVOICE_NUMBER,
  is_line_item_required: true,
  staff_can_see_prices: true,
  company_size: null,
  setup_steps: {},
} as const

/** Unknown time zones of browsers are replaced by the default. */
const timeZoneOf = (name = ''): string => (isTimeZone(name) ? name : 'UTC')
const currencyOf = (code = ''): string => (isCurrency(code) ? code : DEFAULT_CURRENCY)
const dateFormatOf = (pattern = ''): string => dateFormats.find((known) => known === pattern) ?? dateFormats[0]

function getCompany(id: number, now: number, account: NewAccount): CompanyRecord {
  return {
    ...noAddress,
    ...defaults,
    id,
    kind: 'company',
    name: '',
    email: account.email,
    phone_country_code: account.phone_country_code ?? '',
    phone: account.phone ?? '',
    website: account.website || null,
    timezone: timeZoneOf(account.timezone),
    currency_code: currencyOf(account.currency_code),
    language_code: account.language_code || DEFAULT_LANGUAGE,
    date_format: dateFormatOf(account.date_format),
    subscription: { id, plan_name: null, sku: FREE_TRIAL_SKU, started_at: now, ends_at: now + FREE_TRIAL_DAYS * SECONDS_PER_DAY },
    attribution: z.parse(Attribution, account),
    created_at: now,
  }
}

const mainOffice = ({ id, email, phone, phone_country_code }: CompanyRecord): Omit<BranchRecord, 'id'> => {
  const { suite_no: _, street2: __, ...address } = noAddress
  return {
    ...branchDefaults,
    ...address,
    company_id: id,
    name: 'Main office',
    email,
    phone,
    phone_country_code,
    is_default: true,
    is_active: true,
  }
}

/** Default name: the local part of the email. */
const getName = ({ first_name, last_name, email }: NewAccount): string =>
  `${first_name} ${last_name}`.trim() || (email.split('@')[0] as string)

function ownerOf(company: CompanyRecord, branch: BranchRecord, account: NewAccount): Omit<UserRecord, 'id'> {
  const { first_name, last_name, password_hash, is_verified } = account
  return {
    company_id: company.id,
    branch_id: branch.id,
    user_type: company.kind,
    first_name,
    last_name,
    name: getName(account),
    email: company.email,
    password_hash,
    is_verified,
    authorities: [],
    phone_country_code: company.phone_country_code,
    phone: company.phone,
    alternate_phone_country_code: '',
    alternate_phone: '',
    address: null,
    color: '#44546A',
    category_ids: [],
    working_hours: officeHours,
    time_off: [],
    latitude: null,
    longitude: null,
    availability_status: 1,
    is_active: true,
    has_profile: false,
    created_at: company.created_at,
  }
}

export function createAccount(store: Store, clock: Clock, given: NewAccount): UserRecord {
  const account = { ...given, email: given.email.toLowerCase() }
  return store.transaction(() => {
    const company = store.companies.put(getCompany(store.companies.nextId, clock.now(), account))
    const branch = store.branches.insert(mainOffice(company))
    for (const form of sampleForms) store.forms.insert({ ...form, company_id: company.id })
    return store.users.insert(ownerOf(company, branch, account))
  })
}
