import { customerDefaults, type CustomerRecord, type PropertyRecord } from '../../resources/customers/records.ts'
import { emailOf, fakerOf, personName, phoneOf } from '../fakerOf.ts'
import type { Neighborhood } from './places.ts'

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

/** A customer without an id yet. */
export function getCustomer(draft: CustomerDraft, index: number): Omit<CustomerRecord, 'id'> {
  const key = [draft.seed, draft.companyId, 'customer', index] as const
  const person = personName(...key)
  const company_name = index % 9 === 4 ? fakerOf(...key, 'company_name').company.name() : null
  return {
    company_id: draft.companyId,
    branch_id: draft.branchId,
    ...person,
    name: company_name ?? `${person.first_name} ${person.last_name}`,
    company_name,
    email: emailOf(person, 'mail.example', ...key),
    phone_country_code: '1',
    phone: phoneOf(draft.areaCode, ...key),
    website: company_name === null ? null : `https://${fakerOf(...key, 'website').internet.domainWord()}.example`,
    notes: someOf(notes, 0.25, ...key, 'notes'),
    tags: [someOf(tags, 0.35, ...key, 'tags')].filter((tag) => tag !== null),
    is_do_not_service: fakerOf(...key, 'is_do_not_service').datatype.boolean(0.01),
    ...customerDefaults,
    lock_version: 1,
    created_at: fakerOf(...key, 'created_at').number.int({ min: Math.min(draft.since, draft.until), max: draft.until }),
  }
}

/** One of the values with that probability, else null. */
const someOf = <T>(values: readonly T[], probability: number, ...key: readonly (number | string)[]): T | null =>
  fakerOf(...key).helpers.maybe(() => fakerOf(...key, 'value').helpers.arrayElement(values), { probability }) ?? null

/** The first customers of a company all have locations. */
const LOCATED = 40

/** A customer's properties: mostly one, up to three for organizations. Without ids yet. */
export function propertiesOf(
  draft: CustomerDraft,
  index: number,
  customerId: number,
  isOrganisation: boolean,
): Omit<PropertyRecord, 'id'>[] {
  const ofCustomer = [draft.seed, draft.companyId, 'property', index] as const
  const counts = isOrganisation ? [1, 2, 3] : [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]
  const count = fakerOf(...ofCustomer, 'count').helpers.arrayElement(counts)
  return Array.from({ length: count }, (_, place) => {
    const key = [...ofCustomer, place] as const
    const area = fakerOf(...key, 'area').helpers.arrayElement(draft.neighborhoods)
    const isLocated = index < LOCATED || fakerOf(...key, 'isLocated').datatype.boolean(0.96)
    const near = (degrees: number, field: string): number =>
      fakerOf(...key, field).number.float({ min: degrees - 0.009, max: degrees + 0.009, fractionDigits: 6 })
    const hasSuite = isOrganisation && fakerOf(...key, 'hasSuite').datatype.boolean()
    return {
      company_id: draft.companyId,
      customer_id: customerId,
      name: isOrganisation ? (place === 0 ? 'Main building' : `Building ${place + 1}`) : place === 0 ? 'Home' : 'Rental',
      suite_no: hasSuite ? `Suite ${fakerOf(...key, 'suite_no').number.int({ min: 101, max: 409 })}` : null,
      street1: fakerOf(...key, 'street1').location.streetAddress(),
      street2: null,
      city: area.city,
      province: draft.province,
      country: 'United States',
      postal_code: area.postalCode,
      is_billing_address: place === 0,
      latitude: isLocated ? near(area.latitude, 'latitude') : null,
      longitude: isLocated ? near(area.longitude, 'longitude') : null,
      tax_id: null,
      access_notes: someOf(accessNotes, 0.3, ...key, 'access_notes'),
      is_active: true,
    }
  })
}
