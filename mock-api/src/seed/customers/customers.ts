import { customerDefaults, type CustomerRecord, type PropertyRecord } from '../../resources/customers/records.ts'
import { organisationName, personName } from '../names.ts'
import type { Neighborhood } from './places.ts'
import { type Random, randomOf } from '../random.ts'

const notes = [
  'Prefers a text message half an hour before arrival.',
  'Pays by card on the spot.',
  'Long-time customer, ask for the maintenance plan renewal.',
  'Works from home, please avoid noon to one.',
  'Landlord; tenants open the door, invoice goes to the office.',
]
const accessNotes = [
  'Gate code 2840.',
  'Key in the lock box, code 1975.',
  'Park on the street, not in the driveway.',
  'Dog in the yard: call first.',
  'Ring at the side door.',
]
const tags = ['VIP', 'Maintenance plan', 'Landlord', 'New', 'Referral']

/** What a customer's record is made of. `index` counts from 0 within the company. */
export interface CustomerDraft {
  readonly seed: number
  readonly companyId: number
  readonly branchId: number
  readonly areaCode: string
  readonly province: string
  readonly neighborhoods: readonly Neighborhood[]
  readonly since: number
  readonly until: number
}

/** A customer, its id still to come. */
export function customerOf(draft: CustomerDraft, index: number): Omit<CustomerRecord, 'id'> {
  const key = [draft.seed, draft.companyId, 'customer', index] as const
  const random = randomOf(...key)
  const { first_name, last_name } = personName(...key)
  const company_name = index % 9 === 4 ? organisationName(last_name, random.int(0, 9)) : null
  const mailbox = `${first_name}.${last_name}`.toLowerCase().replace(/[^a-z.]/g, '')
  return {
    company_id: draft.companyId,
    branch_id: draft.branchId,
    first_name,
    last_name,
    name: company_name ?? `${first_name} ${last_name}`,
    company_name,
    email: `${mailbox}${random.int(1, 99)}@mail.example`,
    phone_country_code: '1',
    phone: `${draft.areaCode}555${String((index * 37 + 1200) % 10_000).padStart(4, '0')}`,
    website: company_name === null ? null : `https://${last_name.toLowerCase().replace(/[^a-z]/g, '')}.example`,
    notes: random.chance(0.25) ? random.pick(notes) : null,
    tags: random.chance(0.35) ? [random.pick(tags)] : [],
    is_do_not_service: random.chance(0.01),
    ...customerDefaults,
    lock_version: 1,
    created_at: draft.since + Math.floor(random.next() * (draft.until - draft.since)),
  }
}

/** So many customers of a company are all located, whatever its size. */
const LOCATED = 40

/** Somewhere in a neighborhood; nowhere where nobody has located it. */
function placeIn({ latitude, longitude }: CustomerDraft['neighborhoods'][number], random: Random, isLocated: boolean) {
  const near = (degrees: number): number => Number((degrees + (random.next() - 0.5) * 0.018).toFixed(6))
  const place = { latitude: near(latitude), longitude: near(longitude) }
  return isLocated ? place : { latitude: null, longitude: null }
}

/** Where a customer has work done: one address for most, up to three for organisations. Ids are still to come. */
export function propertiesOf(
  draft: CustomerDraft,
  index: number,
  customerId: number,
  isOrganisation: boolean,
): Omit<PropertyRecord, 'id'>[] {
  const random = randomOf(draft.seed, draft.companyId, 'property', index)
  const count = isOrganisation ? random.int(1, 3) : random.chance(0.1) ? 2 : 1
  return Array.from({ length: count }, (_, place) => {
    const area = random.pick(draft.neighborhoods)
    const isLocated = index < LOCATED || !randomOf(draft.seed, draft.companyId, 'located', index * 10 + place).chance(0.04)
    return {
      company_id: draft.companyId,
      customer_id: customerId,
      name: isOrganisation ? (place === 0 ? 'Main building' : `Building ${place + 1}`) : place === 0 ? 'Home' : 'Rental',
      suite_no: isOrganisation && random.chance(0.5) ? `Suite ${random.int(1, 4)}0${random.int(1, 9)}` : null,
      street1: `${random.int(100, 4899)} ${random.pick(area.streets)}`,
      street2: null,
      city: area.city,
      province: draft.province,
      country: 'United States',
      postal_code: area.postalCode,
      is_billing_address: place === 0,
      ...placeIn(area, random, isLocated),
      tax_id: null,
      access_notes: random.chance(0.3) ? random.pick(accessNotes) : null,
      is_active: true,
    }
  })
}
