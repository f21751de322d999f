import type { UpdateOwnProfileBody } from '@callout/contracts/profile/schemas'
import { messages } from '@callout/contracts/text/messages'
import type { UserTypeCode } from '@callout/contracts/profile/userType'
import type { z } from '@callout/contracts/wire/zod'
import type { Caller } from '../../http/access.ts'
import { invalid } from '../../http/apiError.ts'
import type { CompanyRecord, UserRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { keepingLetterhead } from './letterhead.ts'

type Body = z.output<typeof UpdateOwnProfileBody>
type Field = keyof Body

/** Required fields by user type (spec §6). Other types' fields are ignored. */
const needed: Readonly<Record<UserTypeCode, readonly Field[]>> = {
  company: ['first_name', 'last_name', 'organization_email', 'organization_phone', 'organization_name', 'address'],
  individual: ['first_name', 'last_name'],
  staff_admin: ['name', 'address'],
  branch_head: ['name', 'address'],
  staff: ['name'],
}

const present = ({ user, company }: Caller): Body => ({
  first_name: user.first_name,
  last_name: user.last_name,
  name: user.name,
  address: user.user_type === 'company' ? company.address : (user.address ?? ''),
  organization_name: company.name,
  organization_email: company.email,
  organization_phone: company.phone,
})

/** The present values with those of the body over them. Throws 422 for each that is needed and empty. */
function merged(caller: Caller, body: Body): Record<Field, string> {
  const both = { ...present(caller), ...body }
  const missing = needed[caller.user.user_type].filter((field) => String(both[field] ?? '').trim() === '')
  if (missing.length > 0) throw invalid(...missing.map((field) => ({ field, message: messages.required })))
  return Object.fromEntries(Object.entries(both).map(([field, value]) => [field, String(value).trim()])) as Record<Field, string>
}

function getNames({ user_type, last_name }: UserRecord, values: Record<Field, string>): Partial<UserRecord> {
  if (user_type === 'company' || user_type === 'individual')
    return { first_name: values.first_name, last_name: values.last_name, name: `${values.first_name} ${values.last_name}` }
  const [first_name = '', ...rest] = values.name.split(/\s+/)
  return { name: values.name, first_name, last_name: rest.join(' ') || last_name }
}

const contactOf = ({ phone_country_code, phone, alternate_phone_country_code, alternate_phone, latitude, longitude }: Body) =>
  Object.fromEntries(
    Object.entries({ phone_country_code, phone, alternate_phone_country_code, alternate_phone, latitude, longitude }).filter(
      ([, value]) => value !== undefined,
    ),
  )

const organisationOf = (values: Record<Field, string>): Partial<CompanyRecord> => ({
  name: values.organization_name,
  email: values.organization_email,
  phone: values.organization_phone,
  address: values.address,
})

export function updateOwnProfile(store: Store, caller: Caller, body: Body): void {
  const values = merged(caller, body)
  const { user, company } = caller
  store.transaction(() => {
    const address = user.user_type === 'company' || body.address === undefined ? {} : { address: values.address }
    store.users.update(user.id, { ...getNames(user, values), ...contactOf(body), ...address })
    if (user.user_type === 'company') store.companies.update(company.id, keepingLetterhead(company, organisationOf(values)))
  })
}
