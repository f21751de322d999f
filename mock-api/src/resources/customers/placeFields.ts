import type { CustomerBody, PropertyBody } from '@callout/contracts/customers/schemas'
import type { CompanyRecord } from '../profile/records.ts'
import type { PropertyRecord } from './records.ts'

/** The text, or null if empty. */
export const textOrNull = (text: string | null | undefined): string | null => text || null

export type PlaceBody = Pick<CustomerBody, keyof CustomerBody & keyof Omit<PropertyBody, 'customer_id'>>

/** Address and coordinates. The country defaults to the company's; coordinates need both parts. */
export function placeFieldsOf(body: PlaceBody, company: CompanyRecord) {
  const { latitude = null, longitude = null } = body
  const isPoint = latitude !== null && longitude !== null
  return {
    suite_no: textOrNull(body.suite_no),
    street1: body.street1,
    street2: textOrNull(body.street2),
    city: body.city ?? '',
    province: body.province ?? '',
    country: textOrNull(body.country) ?? company.country,
    postal_code: body.postal_code ?? '',
    latitude: isPoint ? latitude : null,
    longitude: isPoint ? longitude : null,
    access_notes: textOrNull(body.access_notes),
  } satisfies Pick<PropertyRecord, keyof PlaceBody>
}
