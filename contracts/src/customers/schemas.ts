import { IdInput, Instant, Money, ours, RecordId, z } from '../zod.ts'

/** Spec §3 "Property", with the fields that wire.md adds. */
export const Property = z.object({
  id: RecordId,
  customer_id: ours(RecordId),
  name: ours(z.string()),
  suite_no: ours(z.string()),
  street1: ours(z.string()),
  street2: ours(z.string()),
  city: ours(z.string()),
  province: ours(z.string()),
  country: ours(z.string()),
  postal_code: ours(z.string()),
  is_billing_address: ours(z.boolean()),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
  access_notes: ours(z.string()),
})
export type Property = z.output<typeof Property>

export const Customer = z.object({
  id: RecordId,
  first_name: ours(z.string()),
  last_name: ours(z.string()),
  name: ours(z.string()),
  company_name: ours(z.string()),
  email: ours(z.string()),
  phone_country_code: ours(z.string()),
  phone: ours(z.string()),
  website: ours(z.string()),
  notes: ours(z.string()),
  tags: ours(z.array(z.string())),
  is_do_not_service: ours(z.boolean()),
  branch_id: ours(RecordId),
  properties: ours(z.array(Property)),
  jobs_count: ours(z.int()),
  billed_total: ours(Money),
  outstanding_balance: ours(Money),
  last_visit_at: ours(Instant),
  next_visit_at: ours(Instant),
  lock_version: ours(z.int()),
  created_at: ours(Instant),
})
export type Customer = z.output<typeof Customer>

export const CustomerIdInput = z.object({ id: IdInput })
