import { setupSteps } from '@callout/contracts/profile/schemas'
import { addDays } from '@callout/contracts/time'
import { companyDefaults, type CompanyRecord } from '../../resources/profile/records.ts'
import { branchDefaults, type BranchRecord } from '../../resources/branches/records.ts'
import { holidaysAfter, mondayToSaturday } from './businessHours.ts'
import { instantsIn } from '../calendar.ts'

export const companyIds = { main: 1, individual: 2, trialEnded: 3, expired: 4, unverified: 5 } as const

interface Plan {
  readonly plan_name: string | null
  readonly sku: string
  readonly startedDays: number
  readonly endsInDays: number
  /** By its name at the payment service. */
  readonly payment_method_id?: string
}
const trial = (endsInDays: number): Plan => ({ plan_name: null, sku: 'free_trial', startedDays: endsInDays - 7, endsInDays })
const bought = (plan_name: string, sku: string, endsInDays: number, payment_method_id: string): Plan => ({
  payment_method_id,
  plan_name,
  sku,
  startedDays: endsInDays - (sku.endsWith('_year') ? 365 : 30),
  endsInDays,
})

type Derived = 'subscription' | 'created_at' | 'next_invoice_number' | 'street1' | 'setup_steps' | 'holidays'
type Draft = Omit<CompanyRecord, Derived> & { readonly plan: Plan; readonly ageDays: number }

const { holidays: _, ...defaults } = companyDefaults
const rules = {
  ...defaults,
  business_hours: mondayToSaturday,
  arrival_window_minutes: 60,
  suite_no: '',
  street2: '',
  company_size: null,
  country: 'United States',
  phone_country_code: '1',
  currency_code: 'USD',
  language_code: 'en',
  date_format: 'MM/dd/yyyy',
  time_format: 0,
  tax_basis: 1,
  discount_basis: 0,
  invoice_due_days: 14,
  job_prefix: 'J-',
  invoice_prefix: 'INV-',
  is_line_item_required: true,
  staff_can_see_prices: true,
} as const
const texas = { ...rules, province: 'Texas', timezone: 'America/Chicago' } as const

const drafts: readonly Draft[] = [
  {
    ...texas,
    id: companyIds.main,
    kind: 'company',
    company_size: '11-20',
    name: 'Lantern Oak Home Services',
    email: 'hello@lanternoak.example',
    phone: '5125550100',
    website: 'https://lanternoak.example',
    address: '3423 Guadalupe St, Austin, TX 78705',
    city: 'Austin',
    zipcode: '78705',
    latitude: 30.3019,
    longitude: -97.7392,
    plan: bought('Team', 'team_year', 300, 'pm_mock_visa'),
    ageDays: 610,
  },
  {
    ...rules,
    id: companyIds.individual,
    kind: 'individual',
    name: 'Ivy & Fern Garden Care',
    email: 'individual@demo.test',
    phone: '5035550142',
    website: null,
    address: '4520 SE Woodstock Blvd, Portland, OR 97206',
    city: 'Portland',
    province: 'Oregon',
    zipcode: '97206',
    latitude: 45.4793,
    longitude: -122.6158,
    timezone: 'America/Los_Angeles',
    plan: trial(5),
    ageDays: 240,
  },
  {
    ...texas,
    id: companyIds.trialEnded,
    kind: 'company',
    name: 'Cedar Bend Plumbing',
    email: 'trial-ended@demo.test',
    phone: '5125550177',
    website: null,
    address: '1200 Barton Hills Dr, Austin, TX 78704',
    city: 'Austin',
    zipcode: '78704',
    latitude: 30.2541,
    longitude: -97.7821,
    plan: trial(-3),
    ageDays: 10,
  },
  {
    ...texas,
    id: companyIds.expired,
    kind: 'company',
    name: 'Pecan Grove Electric',
    email: 'expired@demo.test',
    phone: '5125550188',
    website: null,
    address: '904 W Anderson Ln, Austin, TX 78757',
    city: 'Austin',
    zipcode: '78757',
    latitude: 30.3569,
    longitude: -97.7257,
    plan: bought('Solo', 'solo_month', -6, 'pm_mock_old'),
    ageDays: 420,
  },
  {
    ...texas,
    id: companyIds.unverified,
    kind: 'company',
    name: 'Hill Country Handyworks',
    email: 'unverified@demo.test',
    phone: '5125550199',
    website: null,
    address: '2000 E Riverside Dr, Austin, TX 78741',
    city: 'Austin',
    zipcode: '78741',
    latitude: 30.2412,
    longitude: -97.7263,
    plan: trial(6),
    ageDays: 1,
  },
]

/** All accounts; subscriptions end at noon. `dayIn`: today in a zone, YYYY-MM-DD. */
export const companiesOf = (dayIn: (timezone: string) => string): CompanyRecord[] =>
  drafts.map(({ plan: { startedDays, endsInDays, ...plan }, ageDays, ...company }) => {
    const referenceDate = dayIn(company.timezone)
    const instantAt = instantsIn(company.timezone)
    const noonIn = (days: number): number => instantAt(addDays(referenceDate, days), '12:00')
    const ends_at = noonIn(endsInDays)
    // Seeded transactions explain why an expired period was not renewed.
    const lapsed = endsInDays < 0 && plan.plan_name !== null ? { renewal_failed_at: ends_at } : {}
    const subscription = { id: company.id, ...plan, started_at: noonIn(startedDays), ends_at, ...lapsed }
    const created_at = instantAt(addDays(referenceDate, -ageDays), '09:00')
    const setup_steps = company.id === companyIds.unverified ? {} : setUpAt(created_at)
    const derived = { street1: streetOf(company.address), next_invoice_number: 1001, holidays: holidaysAfter(referenceDate) }
    return { ...company, ...derived, setup_steps, subscription, created_at }
  })

const setUpAt = (instant: number): CompanyRecord['setup_steps'] => Object.fromEntries(setupSteps.map((step) => [step, instant]))
const streetOf = (address: string): string => address.split(',')[0] as string

type Site = Pick<BranchRecord, 'name' | 'street1' | 'city' | 'zipcode' | 'latitude' | 'longitude'>
const sites: readonly Site[] = [
  { name: 'Austin Central', street1: '3423 Guadalupe St', city: 'Austin', zipcode: '78705', latitude: 30.3019, longitude: -97.7392 },
  { name: 'Round Rock', street1: '201 E Main Ave', city: 'Round Rock', zipcode: '78664', latitude: 30.5089, longitude: -97.6767 },
  { name: 'South Austin', street1: '9901 Manchaca Rd', city: 'Austin', zipcode: '78748', latitude: 30.1712, longitude: -97.8268 },
  { name: 'Mueller', street1: '1900 Aldrich St', city: 'Austin', zipcode: '78723', latitude: 30.2988, longitude: -97.7049 },
  { name: 'Georgetown', street1: '708 S Austin Ave', city: 'Georgetown', zipcode: '78626', latitude: 30.6371, longitude: -97.6779 },
  { name: 'Buda', street1: '200 Main St', city: 'Buda', zipcode: '78610', latitude: 30.0851, longitude: -97.8402 },
  { name: 'Tarrytown', street1: '2400 Exposition Blvd', city: 'Austin', zipcode: '78703', latitude: 30.2936, longitude: -97.7692 },
  { name: 'Cedar Park', street1: '1400 Cypress Creek Rd', city: 'Cedar Park', zipcode: '78613', latitude: 30.4778, longitude: -97.8251 },
]

export const mainBranches = (count: number): BranchRecord[] =>
  sites.slice(0, count).map((site, index) => ({
    ...branchDefaults,
    ...site,
    id: index + 1,
    company_id: companyIds.main,
    address: `${site.street1}, ${site.city}, TX ${site.zipcode}`,
    province: 'Texas',
    country: 'United States',
    email: `${site.name.toLowerCase().replace(' ', '-')}@lanternoak.example`,
    phone_country_code: '1',
    phone: `51255501${String(index + 11).padStart(2, '0')}`,
    is_default: index === 0,
    is_active: true,
  }))

export const onlyBranch = (company: CompanyRecord, id: number): BranchRecord => ({
  ...branchDefaults,
  id,
  company_id: company.id,
  name: 'Main office',
  address: company.address,
  street1: company.street1,
  city: company.city,
  province: company.province,
  country: company.country,
  zipcode: company.zipcode,
  email: company.email,
  phone_country_code: company.phone_country_code,
  phone: company.phone,
  latitude: company.latitude,
  longitude: company.longitude,
  is_default: true,
  is_active: true,
})
