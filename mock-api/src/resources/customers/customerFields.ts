import type { CustomerBody } from '@callout/contracts/customers/schemas'
import type { Caller } from '../../http/access.ts'
import { invalid } from '../../http/apiError.ts'
import { billedAtTheProperty, type CustomerRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { type PlaceBody, textOrNull } from './placeFields.ts'

/** The branch that is named, the caller's own, or the company's default one. Throws 422. */
export function branchOf(store: Store, { user, company }: Caller, branchId: number | null = null): number {
  const branches = store.branches.by('company_id', company.id).filter(({ is_active }) => is_active)
  const open = user.user_type === 'branch_head' ? branches.filter(({ id }) => id === user.branch_id) : branches
  const chosen =
    branchId === null
      ? (open.find(({ id }) => id === user.branch_id) ?? open.find(({ is_default }) => is_default))
      : open.find(({ id }) => id === branchId)
  if (!chosen) throw invalid({ field: 'branch_id', message: 'This branch doesn’t exist.' })
  return chosen.id
}

/** The body without the first property, the branch and options of the request. */
export type PersonBody = Omit<
  CustomerBody,
  keyof PlaceBody | 'property_name' | 'branch_id' | 'is_active' | 'ignore_duplicates' | 'idempotency_key'
>

/** Spec §5 "Customer": a separate billing address is stored only if bills don't go to the property. */
const billingOf = (body: PersonBody) =>
  body.same_as_property_address
    ? billedAtTheProperty
    : {
        same_as_property_address: false,
        billing_suite_no: textOrNull(body.billing_suite_no),
        billing_street1: textOrNull(body.billing_street1),
        billing_street2: textOrNull(body.billing_street2),
        billing_city: textOrNull(body.billing_city),
        billing_province: textOrNull(body.billing_province),
        billing_country: textOrNull(body.billing_country),
        billing_postal_code: textOrNull(body.billing_postal_code),
      }

/** Fields to store. Default phone country: the company's. */
export function customerFields({ company }: Caller, body: PersonBody) {
  const { first_name, last_name } = body
  const company_name = textOrNull(body.company_name)
  const phone = body.phone ?? ''
  const alternate_phone = textOrNull(body.alternate_phone)
  const getCode = (code: string | null | undefined): string => textOrNull(code) ?? company.phone_country_code
  return {
    first_name,
    last_name,
    name: company_name ?? `${first_name} ${last_name}`,
    company_name,
    email: body.email ?? '',
    phone_country_code: phone === '' ? '' : getCode(body.phone_country_code),
    phone,
    alternate_phone_country_code: alternate_phone && getCode(body.alternate_phone_country_code),
    alternate_phone,
    website: textOrNull(body.website),
    notes: textOrNull(body.notes),
    tags: [...new Set((body.tags ?? []).filter(Boolean))],
    is_do_not_service: body.is_do_not_service ?? false,
    email_notification: body.email_notification ?? true,
    sms_notification: body.sms_notification ?? true,
    ...billingOf(body),
  } satisfies Pick<CustomerRecord, keyof PersonBody | 'name'>
}
