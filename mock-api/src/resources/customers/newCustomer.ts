import type { CustomerBody } from '@callout/contracts/customers/schemas'
import type { Caller } from '../../access.ts'
import type { Clock } from '../../clock.ts'
import { invalid } from '../../refusal.ts'
import { billedAtTheProperty, type CustomerRecord } from '../../store/collections/customers.ts'
import type { Store } from '../../store/store.ts'
import { refuseDuplicates } from './duplicates.ts'
import { placeFieldsOf, textOrNull } from './placeFields.ts'

/** The branch that is named, the caller's own, or the company's default one. Throws 422. */
function branchOf(store: Store, { user, company }: Caller, branchId: number | null = null): number {
  const branches = store.branches.by('company_id', company.id).filter(({ is_active }) => is_active)
  const open = user.user_type === 'branch_head' ? branches.filter(({ id }) => id === user.branch_id) : branches
  const chosen =
    branchId === null
      ? (open.find(({ id }) => id === user.branch_id) ?? open.find(({ is_default }) => is_default))
      : open.find(({ id }) => id === branchId)
  if (!chosen) throw invalid({ field: 'branch_id', message: 'This branch doesn’t exist.' })
  return chosen.id
}

/** Spec §5 "Customer": a billing address of its own is kept unless the property is the billing address. */
const billingOf = (body: CustomerBody) =>
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

const recordOf = (caller: Caller, branch_id: number, body: CustomerBody, created_at: number): Omit<CustomerRecord, 'id'> => {
  const { first_name, last_name } = body
  const company_name = textOrNull(body.company_name)
  const phone = body.phone ?? ''
  return {
    company_id: caller.company.id,
    branch_id,
    first_name,
    last_name,
    name: company_name ?? `${first_name} ${last_name}`,
    company_name,
    email: body.email ?? '',
    phone_country_code: phone === '' ? '' : (textOrNull(body.phone_country_code) ?? caller.company.phone_country_code),
    phone,
    website: textOrNull(body.website),
    notes: textOrNull(body.notes),
    tags: [...new Set((body.tags ?? []).filter(Boolean))],
    is_do_not_service: false,
    is_active: true,
    ...billingOf(body),
    lock_version: 1,
    created_at,
  }
}

/** Adds a customer with the first property. Throws 409 for one who is known already, unless the body says to ignore that. */
export function createCustomer(store: Store, clock: Clock, caller: Caller, body: CustomerBody): CustomerRecord {
  const record = recordOf(caller, branchOf(store, caller, body.branch_id), body, clock.now())
  if (!body.ignore_duplicates) refuseDuplicates(store, caller, record)
  return store.transaction(() => {
    const customer = store.customers.insert(record)
    store.properties.insert({
      company_id: customer.company_id,
      customer_id: customer.id,
      name: textOrNull(body.property_name),
      ...placeFieldsOf(body, caller.company),
      is_billing_address: body.same_as_property_address,
      tax_id: null,
    })
    return customer
  })
}
