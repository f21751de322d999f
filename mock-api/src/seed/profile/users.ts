import { addDays } from '@callout/contracts/time'
import { hashPassword } from '../../resources/auth/passwords.ts'
import type { BranchRecord } from '../../resources/branches/records.ts'
import type { CompanyRecord, UserRecord } from '../../resources/profile/records.ts'
import { companyIds } from './accounts.ts'
import { mondayToSaturday } from './businessHours.ts'
import { emailOf, fakerOf, personName, phoneOf } from '../fakerOf.ts'

/** Of every demo user. */
export const DEMO_PASSWORD = 'demo1234'

const FIRST_STAFF_ID = 11

const colors = [
  '#1F78B4',
  '#E07A1F',
  '#2E9E5B',
  '#B8407A',
  '#7A56C2',
  '#0E9AA7',
  '#C1462F',
  '#6B7F2A',
  '#3F5FBF',
  '#A8741A',
  '#8E44AD',
  '#4A7C8C',
]

/** Authorities of the demo's staff admin: dispatching and customers, but no money. */
const adminAuthorities = ['manage_jobs', 'view_all_jobs', 'dispatch', 'manage_customers', 'view_prices', 'manage_forms']

interface StaffDraft {
  /** For demo accounts; others get a generated name. */
  readonly name?: readonly [first: string, last: string]
  readonly user_type: 'staff' | 'staff_admin' | 'branch_head'
  readonly branch: number
  readonly trades: readonly number[]
  readonly email?: string
}

/** Roles of the demo's staff. The first five make the tiny size; tests and the README name them. */
const known: readonly StaffDraft[] = [
  { name: ['Daniel', 'Okafor'], user_type: 'staff_admin', branch: 0, trades: [0, 1], email: 'admin@demo.test' },
  { name: ['Carmen', 'Delgado'], user_type: 'branch_head', branch: 1, trades: [1, 2], email: 'branch@demo.test' },
  { name: ['Marcus', 'Bell'], user_type: 'staff', branch: 0, trades: [0, 2], email: 'staff@demo.test' },
  { name: ['Priya', 'Raman'], user_type: 'staff', branch: 0, trades: [1, 5] },
  { name: ['Tom', 'Lindqvist'], user_type: 'staff', branch: 1, trades: [0, 1, 5] },
  { user_type: 'staff', branch: 0, trades: [3] },
  { user_type: 'staff', branch: 2, trades: [0, 4] },
  { user_type: 'staff', branch: 2, trades: [3, 4] },
  { user_type: 'staff', branch: 1, trades: [2, 5] },
  { user_type: 'staff', branch: 0, trades: [4, 3] },
  { user_type: 'staff', branch: 2, trades: [1, 2] },
  { user_type: 'staff', branch: 0, trades: [5, 0] },
]

function hired(seed: number, index: number, branches: number): StaffDraft {
  const trades = fakerOf(seed, 'staff', index, 'trades').helpers.arrayElements([0, 1, 2, 3, 4, 5], 2)
  return { user_type: 'staff', branch: index % branches, trades }
}

const plain = {
  phone_country_code: '1',
  alternate_phone_country_code: '1',
  alternate_phone: '',
  availability_status: 1,
  address: null,
  working_hours: mondayToSaturday,
  time_off: [],
  is_active: true,
  is_verified: true,
  has_profile: true,
} as const

/** Staff of the main company. `passwordHash` is everybody's. */
export function staffOf(seed: number, count: number, branches: readonly BranchRecord[], since: number, passwordHash: string): UserRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const { name, user_type, branch, trades, email } = known[index] ?? hired(seed, index, branches.length)
    const key = [seed, 'staff', index] as const
    const person = name ? { first_name: name[0], last_name: name[1] } : personName(...key)
    const home = branches[branch % branches.length] as BranchRecord
    const near = (degrees: number | null, field: string): number =>
      fakerOf(...key, field).number.float({ min: Number(degrees) - 0.025, max: Number(degrees) + 0.025, fractionDigits: 5 })
    return {
      ...plain,
      id: FIRST_STAFF_ID + index,
      company_id: companyIds.main,
      branch_id: home.id,
      user_type,
      ...person,
      name: `${person.first_name} ${person.last_name}`,
      email: email ?? emailOf(person, 'lanternoak.example', ...key).replace('@', `.${index}@`),
      password_hash: passwordHash,
      authorities: user_type === 'staff_admin' ? adminAuthorities : [],
      phone: phoneOf('512', ...key),
      color: colors[index % colors.length] as string,
      category_ids: trades.map((trade) => trade + 1),
      latitude: near(home.latitude, 'latitude'),
      longitude: near(home.longitude, 'longitude'),
      created_at: since,
    }
  })
}

interface Absence {
  /** Of the staff, by place. */
  readonly index: number
  /** Days after the reference date. */
  readonly from: number
  readonly to: number
  readonly hours: readonly [start: string, end: string] | null
  readonly note: string
}

/** Beyond the days that the seeds have booked. */
const absences: readonly Absence[] = [
  { index: 4, from: 24, to: 24, hours: ['13:00', '17:00'], note: 'Dentist' },
  { index: 7, from: 19, to: 26, hours: null, note: 'Vacation' },
  { index: 9, from: 33, to: 37, hours: null, note: 'Training' },
]

export const withTimeOff = (staff: readonly UserRecord[], referenceDate: string): UserRecord[] =>
  staff.map((user, index) => {
    const ownAbsences = absences.filter((absence) => absence.index === index)
    const time_off = ownAbsences.map(({ from, to, hours, note }, place) => ({
      id: place + 1,
      date_from: addDays(referenceDate, from),
      date_to: addDays(referenceDate, to),
      start_time: hours?.[0] ?? null,
      end_time: hours?.[1] ?? null,
      note,
    }))
    return { ...user, time_off }
  })

const ownerNames: Readonly<Record<number, readonly [email: string, first: string, last: string]>> = {
  [companyIds.main]: ['owner@demo.test', 'Rachel', 'Whitfield'],
  [companyIds.individual]: ['individual@demo.test', 'Maya', 'Fischer'],
  [companyIds.trialEnded]: ['trial-ended@demo.test', 'Victor', 'Salas'],
  [companyIds.expired]: ['expired@demo.test', 'Noreen', 'Pruitt'],
  [companyIds.unverified]: ['unverified@demo.test', 'Sam', 'Hollis'],
}

/** The owner of an account; the user's id is that of the company. */
export function ownerOf(company: CompanyRecord, branch: BranchRecord, categoryIds: readonly number[], passwordHash: string): UserRecord {
  const [email, first_name, last_name] = ownerNames[company.id] as readonly [string, string, string]
  const isVerified = company.id !== companyIds.unverified
  return {
    ...plain,
    id: company.id,
    company_id: company.id,
    branch_id: branch.id,
    user_type: company.kind,
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    email,
    password_hash: passwordHash,
    authorities: [],
    phone: company.phone,
    color: '#44546A',
    category_ids: categoryIds,
    latitude: company.latitude,
    longitude: company.longitude,
    is_verified: isVerified,
    has_profile: isVerified,
    created_at: company.created_at,
  }
}

/** One hash serves all demo users: a hash is slow on purpose. */
export const demoPasswordHash = (seed: number): string => hashPassword(DEMO_PASSWORD, `callout-seed-${seed}`)
