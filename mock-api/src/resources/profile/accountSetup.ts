import { responseCode } from '@callout/contracts/wire/envelope'
import type { UpdateProfileBody } from '@callout/contracts/profile/schemas'
import type { Caller } from '../../http/access.ts'
import type { Clock } from '../../clock.ts'
import { ApiError } from '../../http/apiError.ts'
import type { CompanyRecord, UserRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { selectCategories } from '../catalogue/selection.ts'
import { keepingLetterhead } from './letterhead.ts'

/** Spec §3: one of the two name fields is set, by account type. */
const getName = ({ role_type, company_name, individual_name, name }: UpdateProfileBody): string =>
  (role_type === 'company' ? company_name : individual_name) || name

const degrees = (sent: number | '' | null | undefined): number | null => (typeof sent === 'number' ? sent : null)

const getAddress = ({ address, suite_no, street1, street2, city, province, country, zipcode, ...body }: UpdateProfileBody) => ({
  address,
  suite_no,
  street1,
  street2,
  city,
  province,
  country,
  zipcode,
  latitude: degrees(body.latitude),
  longitude: degrees(body.longitude),
})

/** An individual provider registered without names gets the account's name. */
function getPerson(user: UserRecord, body: UpdateProfileBody): Partial<UserRecord> {
  if (body.role_type === 'company' || user.first_name !== '') return {}
  const name = getName(body)
  const [first_name = '', ...rest] = name.split(/\s+/)
  return { name, first_name, last_name: rest.join(' ') }
}

const phonesOf = ({ phone, phone_country_code, alternate_no, alternate_phone_country_code }: UpdateProfileBody): Partial<UserRecord> => ({
  phone,
  phone_country_code,
  alternate_phone: alternate_no,
  alternate_phone_country_code,
})

function updateCompany(store: Store, company: CompanyRecord, body: UpdateProfileBody, now: number): void {
  const { role_type, website, phone, phone_country_code, company_size } = body
  const changes = {
    ...getAddress(body),
    kind: role_type,
    name: getName(body),
    website: website || null,
    phone,
    phone_country_code,
    company_size: company_size || company.company_size,
    setup_steps: { ...company.setup_steps, company: now, categories: now },
  }
  store.companies.update(company.id, keepingLetterhead(company, changes))
}

function updateDefaultBranch(store: Store, company: CompanyRecord, body: UpdateProfileBody): void {
  const branch = store.branches.by('company_id', company.id).find(({ is_default }) => is_default)
  if (!branch || branch.address !== company.address) return
  const { suite_no: _, street2: __, ...address } = getAddress(body)
  store.branches.update(branch.id, { ...address, phone: body.phone, phone_country_code: body.phone_country_code })
}

function requireOwner({ user_type }: UserRecord): void {
  if (user_type === 'company' || user_type === 'individual') return
  throw new ApiError(responseCode.FORBIDDEN, 'Only the account owner can set it up.')
}

/** Sets an account up, or changes how it was set up (spec §3 "Account setup"). From then on the user has profile details. */
export function setUpAccount(store: Store, clock: Clock, { user, company }: Caller, body: UpdateProfileBody): void {
  requireOwner(user)
  store.transaction(() => {
    const category_ids = selectCategories(store, company, body.user_category_ids.split(',').map(Number), 'user_category_ids')
    updateDefaultBranch(store, company, body)
    updateCompany(store, company, body, clock.now())
    const { address, latitude, longitude } = getAddress(body)
    const place = { address, latitude, longitude }
    const changed = { ...getPerson(user, body), ...phonesOf(body), ...place, category_ids, user_type: body.role_type, has_profile: true }
    store.users.update(user.id, changed)
  })
}
