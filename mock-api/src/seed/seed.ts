import { wallTimeOf } from '@callout/contracts/time'
import type { CompanyRecord, UserRecord } from '../resources/profile/records.ts'
import type { Store } from '../db/store.ts'
import { type Account, clockOf, putAccount, putCustomers } from './profile/account.ts'
import { companiesOf, companyIds, mainBranches, onlyBranch } from './profile/accounts.ts'
import { NOW_TIME } from './calendar.ts'
import { putTransactions } from './plans.ts'
import { planAsOf } from './jobs/asOfNow.ts'
import { CompanyPlan } from './jobs/companyPlan.ts'
import { getForms } from './forms/forms.ts'
import { areas, type Neighborhood, portland } from './customers/places.ts'
import type { JobPlan } from './jobs/plan.ts'
import { putMessages } from './messages.ts'
import { putNotices } from './notices.ts'
import { makeOdd } from './odd.ts'
import { putQuotes } from './jobs/quotes.ts'
import { offerOf } from './catalogue/priceList.ts'
import { withStock } from './catalogue/stock.ts'
import { type Size, type SizeName, sizes } from './sizes.ts'
import { taxesOf } from './taxes.ts'
import { tinyPlan } from './jobs/tinyPlan.ts'
import { electrical } from './catalogue/electrical.ts'
import { landscaping } from './catalogue/landscaping.ts'
import { plumbing } from './catalogue/plumbing.ts'
import type { Trade } from './catalogue/trade.ts'
import { trades } from './catalogue/trades.ts'
import { demoPasswordHash, ownerOf, staffOf, withTimeOff } from './profile/users.ts'
import { putJob } from './jobs/work.ts'

/**
 * `now`, in Unix seconds: nothing happened later than this. `demo` and `large` show a day in progress at any hour of it, `tiny` and
 * `odd` the same one, that of half past eleven. `referenceDate`, YYYY-MM-DD: the day that the demo takes for today; without it each account has the day that `now`
 * is in its own zone.
 */
export type SeedOptions = {
  readonly seed: number
  readonly size: SizeName
} & ({ readonly referenceDate: string; readonly now?: number } | { readonly referenceDate?: undefined; readonly now: number })
export type OnProgress = (jobsDone: number, jobsTotal: number) => void

interface SmallAccount {
  readonly companyId: number
  readonly trade: Trade
  readonly areaCode: string
  readonly neighborhoods: readonly Neighborhood[]
  readonly jobs: number
  readonly visitsToday: number
}
const texan = { areaCode: '512', neighborhoods: areas[0] as readonly Neighborhood[] }
const smallAccounts: readonly SmallAccount[] = [
  { companyId: companyIds.individual, trade: landscaping, areaCode: '503', neighborhoods: portland, jobs: 60, visitsToday: 4 },
  { ...texan, companyId: companyIds.trialEnded, trade: plumbing, jobs: 6, visitsToday: 0 },
  { ...texan, companyId: companyIds.expired, trade: electrical, jobs: 8, visitsToday: 0 },
  { ...texan, companyId: companyIds.unverified, trade: plumbing, jobs: 0, visitsToday: 0 },
]
/** Branch and category ids of the small accounts begin here. */
const SMALL_IDS_FROM = 20

/** Written by hand, for tests: at any time of the day the same visits are done. */
const isTiny = (size: SizeName): boolean => size === 'tiny' || size === 'odd'

/** Fills an empty store: the same options give the same records, byte for byte. */
export function seed(store: Store, options: SeedOptions, onProgress: OnProgress = () => undefined): void {
  const hash = demoPasswordHash(options.seed)
  const putMainQuotes = seedMain(store, options, hash, onProgress)
  if (options.size === 'odd') makeOdd(store)
  for (const [index, small] of smallAccounts.entries()) seedSmall(store, options, small, SMALL_IDS_FROM + index, hash)
  if (!isTiny(options.size)) putMainQuotes()
}

/** Returns what adds the quotes. */
function seedMain(store: Store, options: SeedOptions, hash: string, onProgress: OnProgress): () => void {
  const { seed: number, size: name } = options
  const size: Size = sizes[name]
  const { company: main, referenceDate } = getCompany(companyIds.main, options)
  const company = withSeats(main, size.staff)
  const branches = mainBranches(size.branches)
  const offers = trades.map((trade, index) => offerOf(company.id, index + 1, name === 'large' ? withStock(trade) : trade))
  const owner = ownerOf(company, branches[0] as (typeof branches)[number], [], hash)
  const hired = staffOf(number, size.staff, branches, company.created_at, hash)
  const staff = isTiny(name) ? hired : withTimeOff(hired, referenceDate)
  const planners = [owner, ...staff.filter(({ user_type }) => user_type === 'staff_admin')]
  const account: Account = {
    seed: number,
    company,
    owner,
    branches,
    offers,
    taxes: taxesOf(company),
    forms: getForms(company, offers),
    planners,
    crew: crewOf(staff, name),
    ...clockOf(company, referenceDate, options.now, isTiny(name)),
  }
  putAccount(store, account)
  putTransactions(store, company)
  for (const user of [owner, ...staff]) store.users.put(user)
  const clients = putCustomers(store, account, size.customers, areas, '512')
  const plan = isTiny(name)
    ? tinyPlan(referenceDate, account.crew, offers)
    : new CompanyPlan({ seed: number, referenceDate, time: timeOn(account, referenceDate), crew: account.crew, offers, ...size })
        .all()
        .map((item) => planAsOf(item, account))
  putJobs(store, account, clients, plan, onProgress)
  putNotices(store, account)
  if (!isTiny(name)) putMessages(store, account)
  return () => putQuotes(store, account, clients, referenceDate)
}

/** Seats of the plan, and as many as were bought besides. */
const PLAN_SEATS = 15
const withSeats = (company: CompanyRecord, staff: number): CompanyRecord =>
  staff <= PLAN_SEATS ? company : { ...company, subscription: { ...company.subscription, staff_limit: staff + PLAN_SEATS } }

/** In `demo` and `large` the user `staff@demo.test` comes first; the tiny plan has its own order. */
function crewOf(staff: readonly UserRecord[], size: SizeName): UserRecord[] {
  const crew = staff.filter(({ user_type }) => user_type !== 'staff_admin')
  return isTiny(size) ? crew : crew.toSorted((a, b) => Number(b.email === 'staff@demo.test') - Number(a.email === 'staff@demo.test'))
}

function seedSmall(store: Store, options: SeedOptions, small: SmallAccount, id: number, hash: string): void {
  const { seed: number, size } = options
  const { company, referenceDate } = getCompany(small.companyId, options)
  const branch = onlyBranch(company, id)
  const owner = ownerOf(company, branch, [id], hash)
  const offers = [offerOf(company.id, id, small.trade)]
  const people = { owner, planners: [owner], crew: [owner], branches: [branch] }
  const account: Account = {
    seed: number,
    company,
    offers,
    taxes: taxesOf(company),
    forms: getForms(company, offers),
    ...people,
    ...clockOf(company, referenceDate, options.now, isTiny(size)),
  }
  putAccount(store, account)
  putTransactions(store, company)
  store.users.put(owner)
  if (small.jobs === 0) return
  const jobs = isTiny(size) ? Math.min(small.jobs, 6) : small.jobs
  const clients = putCustomers(store, account, Math.ceil(jobs / 4), [small.neighborhoods], small.areaCode)
  const invoices = Math.round(jobs / 2)
  const plan = new CompanyPlan({
    seed: number,
    referenceDate,
    time: isTiny(size) ? NOW_TIME : timeOn(account, referenceDate),
    crew: account.crew,
    offers: account.offers,
    jobs,
    invoices,
    visitsToday: small.visitsToday,
    growthDays: 60,
  })
  const jobPlans = plan.all()
  putJobs(store, account, clients, isTiny(size) ? jobPlans : jobPlans.map((item) => planAsOf(item, account)))
  putNotices(store, account)
}

function getCompany(id: number, options: SeedOptions): { readonly company: CompanyRecord; readonly referenceDate: string } {
  const dayIn = (timezone: string): string =>
    options.referenceDate === undefined ? wallTimeOf(options.now, timezone).date : options.referenceDate
  const company = companiesOf(dayIn).find((item) => item.id === id) as CompanyRecord
  return { company, referenceDate: dayIn(company.timezone) }
}

/** The account's clock on that day. */
function timeOn({ company, now }: Account, date: string): string {
  const wall = wallTimeOf(now, company.timezone)
  return wall.date === date ? wall.time : NOW_TIME
}

function putJobs(
  store: Store,
  account: Account,
  clients: ReturnType<typeof putCustomers>,
  plans: readonly JobPlan[],
  onProgress: OnProgress = () => undefined,
): void {
  const step = Math.max(1, Math.floor(plans.length / 100))
  for (const [index, plan] of plans.entries()) {
    putJob(store, account, clients, plan, index)
    if ((index + 1) % step === 0) onProgress(index + 1, plans.length)
  }
  const invoices = store.invoices.count('company_id', account.company.id)
  store.companies.update(account.company.id, { next_invoice_number: account.company.next_invoice_number + invoices })
}
