import { IdInput, RecordId, TimeZone, nullish, z } from '../wire/zod.ts'

export const CancelReason = z.object({
  id: RecordId,
  reason: nullish(z.string()),
  name: nullish(z.string()),
  requires_note: nullish(z.boolean()),
})
export type CancelReason = z.output<typeof CancelReason>

export const Country = z.object({
  id: nullish(RecordId),
  name: z.string(),
  dial_code: z.string(),
  code: z.string(),
  calLink: nullish(z.string()),
})
export type Country = z.output<typeof Country>

export const State = z.object({ id: RecordId, name: z.string(), code: nullish(z.string()), country_id: nullish(RecordId) })
export type State = z.output<typeof State>
export const StateQuery = z.object({ country_id: z.optional(IdInput), country_code: z.optional(z.string()) }).check(
  z.refine((query) => query.country_id !== undefined || query.country_code !== undefined, {
    error: 'Choose a country',
    path: ['country_id'],
  }),
)

export const City = z.object({
  id: RecordId,
  name: z.string(),
  state_id: nullish(RecordId),
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
})
export type City = z.output<typeof City>
export const CityQuery = z.object({ state_id: IdInput })

/** Staff admin authorities. The spec shows no fields: some backends have `name` only. */
export const AdminAuthority = z.object({
  key: nullish(z.string()),
  label: nullish(z.string()),
  name: nullish(z.string()),
  description: nullish(z.string()),
  group: nullish(z.string()),
})
export const Language = z.object({ id: nullish(RecordId), name: z.string(), code: z.string(), is_default: nullish(z.boolean()) })
export const Currency = z.object({
  id: nullish(RecordId),
  name: z.string(),
  code: z.string(),
  symbol: nullish(z.string()),
  decimals: nullish(z.int()),
})

export const IpLocation = z.object({
  country: nullish(z.string()),
  country_code: nullish(z.string()),
  dial_code: nullish(z.string()),
  city: nullish(z.string()),
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
  timezone: nullish(TimeZone),
})
export const SearchQuery = z.object({ search: z.optional(z.string()) })
