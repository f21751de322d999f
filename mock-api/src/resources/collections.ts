import type { Collection, CollectionDefinition, Row } from '../db/collection.ts'
import { authCollections } from './auth/records.ts'
import { branchCollections } from './branches/records.ts'
import { catalogueCollections } from './catalogue/records.ts'
import { customerCollections } from './customers/records.ts'
import { formCollections } from './forms/records.ts'
import { idempotencyCollections } from '../http/idempotencyRecords.ts'
import { invoiceCollections } from './invoices/records.ts'
import { jobCollections } from './jobs/records.ts'
import { notificationCollections } from './notifications/records.ts'
import { planCollections } from './plans/records.ts'
import { profileCollections } from './profile/records.ts'
import { seedCollections } from '../seed/seedRecords.ts'
import { staticContentCollections } from './staticContent/records.ts'
import { supportCollections } from './support/records.ts'
import { taxCollections } from './taxes/records.ts'
import { visitCollections } from './jobs/visitRecords.ts'

/**
 * Every collection with its indexes. Records have the field names of the wire; what replies derive (sums of customers,
 * names of staff, allowed actions) is not stored. Everything belongs to a company (`company_id`). Instants are Unix
 * seconds, money has at most two decimals.
 */
export const collections = {
  ...profileCollections,
  ...authCollections,
  ...branchCollections,
  ...catalogueCollections,
  ...taxCollections,
  ...formCollections,
  ...customerCollections,
  ...jobCollections,
  ...visitCollections,
  ...idempotencyCollections,
  ...supportCollections,
  ...staticContentCollections,
  ...notificationCollections,
  ...planCollections,
  ...invoiceCollections,
  ...seedCollections,
} as const

type Definitions = typeof collections
type RecordOf<D> = D extends { readonly record?: infer R } ? Extract<R, Row> : never
export type Collections = {
  readonly [Name in keyof Definitions]: Collection<RecordOf<Definitions[Name]>, keyof Definitions[Name]['indexes'] & string>
}
export type AnyDefinition = CollectionDefinition<Row>
export const definitions = collections as unknown as Readonly<Record<string, AnyDefinition>>
