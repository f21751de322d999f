import { IdInput, RecordId, TimeZone, ours, z } from '../zod.ts'

/** Cancel reasons; some backends use `name`. The list is a bare array in `responseData`. */
export const CancelReason = z.object({ id: RecordId, reason: ours(z.string()), name: ours(z.string()), requires_note: ours(z.boolean()) })
export type CancelReason = z.output<typeof CancelReason>

/** Spec §3 "Country". */
export const Country = z.object({
  id: ours(RecordId),
  name: z.string(),
  dial_code: z.string(),
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  calLink: ours(z.string()),
})
export type Country = z.output<typeof Country>

export const State = z.object({ id: RecordId, name: z.string(), code: ours(z.string()), country_id: ours(RecordId) })
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
  state_id: ours(RecordId),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
})
export type City = z.output<typeof City>
export const CityQuery = z.object({ state_id: IdInput })

/** Staff admin authorities. The spec shows no fields: some backends have `name` only. */
export const AdminAuthority = z.object({
  key: ours(z.string()),
  label: ours(z.string()),
  name: ours(z.string()),
  description: ours(z.string()),
  group: ours(z.string()),
})
export const Language = z.object({ id: ours(RecordId), name: z.string(), code: z.string(), is_default: ours(z.boolean()) })
export const Currency = z.object({
  id: ours(RecordId),
  name: z.string(),
  code: z.string(),
  symbol: ours(z.string()),
  decimals: ours(z.int()),
})

/** The visitor's location by IP address. */
export const IpLocation = z.object({
  country: ours(z.string()),
  country_code: ours(z.string()),
  dial_code: ours(z.string()),
  city: ours(z.string()),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
  timezone: ours(TimeZone),
})
export const SearchQuery = z.object({ search: z.optional(z.string()) })
