import type { BranchHeadBody, BranchHeadChangeBody } from '@callout/contracts/branches/schemas'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { Caller } from '../../http/access.ts'
import type { Clock } from '../../clock.ts'
import { greeting, sendMail } from '../notifications/mail.ts'
import { invalid, ApiError } from '../../http/apiError.ts'
import type { BranchRecord } from './records.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'
import { textOrNull } from '../customers/placeFields.ts'
import { headOf } from './branchView.ts'

type Person = Pick<BranchHeadBody, 'name' | 'email' | 'phone_country_code' | 'phone' | 'address'>

const emailTaken = () => invalid({ field: 'email', message: 'This email address already has an account.' })

function personFields({ company }: Caller, { name, email, phone_country_code, phone, address }: Person) {
  const [first_name = '', ...rest] = name.split(/\s+/)
  return {
    name,
    first_name,
    last_name: rest.join(' '),
    email: email.toLowerCase(),
    phone_country_code: textOrNull(phone_country_code) ?? company.phone_country_code,
    phone,
    address,
  } satisfies Partial<UserRecord>
}

const HEAD_COLOR = '#44546A'

function hire(store: Store, clock: Clock, caller: Caller, person: ReturnType<typeof personFields>): UserRecord {
  const { company } = caller
  return store.users.insert({
    ...person,
    company_id: company.id,
    branch_id: null,
    user_type: 'branch_head',
    password_hash: '',
    is_verified: true,
    authorities: [],
    alternate_phone_country_code: '',
    alternate_phone: '',
    color: HEAD_COLOR,
    category_ids: [],
    working_hours: company.business_hours,
    time_off: [],
    latitude: null,
    longitude: null,
    availability_status: 1,
    is_active: true,
    has_profile: true,
    created_at: clock.now(),
  })
}

/** The user with that email, who must be staff of the company. Throws 422. */
function employeeOf(store: Store, { company }: Caller, email: string): UserRecord | undefined {
  const [known] = store.users.by('email', email)
  if (!known) return undefined
  if (known.company_id !== company.id || (known.user_type !== 'staff' && known.user_type !== 'staff_admin')) throw emailTaken()
  return known
}

/** `POST /branches/add_branch_head`: a new user, or staff of the company by email. Throws 422 if the branch has a head. */
export function addHead(store: Store, clock: Clock, caller: Caller, clientUrl: string, branch: BranchRecord, body: BranchHeadBody): void {
  if (headOf(store, branch)) throw invalid({ field: 'branch_id', message: 'This branch already has a head. Remove them first.' })
  const person = personFields(caller, body)
  const employee = employeeOf(store, caller, person.email)
  store.transaction(() => {
    const head = employee ?? hire(store, clock, caller, person)
    store.users.update(head.id, { ...person, user_type: 'branch_head', branch_id: branch.id, authorities: [], is_active: true })
    sendMail(store, clock, {
      company_id: branch.company_id,
      to: person.email,
      subject: `You are the head of ${branch.name}`,
      body: `${greeting(person.first_name)}\n\nyou can now sign in to run ${branch.name}. Choose a password here: ${new URL('/forgot-password', clientUrl).href}`,
    })
  })
}

function headById(store: Store, { company }: Caller, id: number): UserRecord {
  const head = store.users.get(id)
  if (head?.company_id !== company.id || head.user_type !== 'branch_head')
    throw new ApiError(responseCode.NOT_FOUND, 'This branch head doesn’t exist.')
  return head
}

/** `POST /branches/update_branch_head`. Returns the branch. Throws 404, and 422 for an email in use. */
export function changeHead(store: Store, caller: Caller, body: BranchHeadChangeBody): BranchRecord {
  const head = headById(store, caller, body.branch_head_id)
  const branch = store.branches.get(head.branch_id ?? 0)
  if (!branch) throw new ApiError(responseCode.NOT_FOUND, 'This branch doesn’t exist.')
  const person = personFields(caller, body)
  if (store.users.by('email', person.email).some(({ id }) => id !== head.id)) throw emailTaken()
  store.users.update(head.id, person)
  return branch
}

/** Answers `DELETE /branches/remove_branch_head`: the person stays as staff of the branch, with the visits. Throws 404. */
export function removeHead(store: Store, caller: Caller, branch: BranchRecord, headId: number): void {
  const head = headById(store, caller, headId)
  if (head.branch_id !== branch.id) throw new ApiError(responseCode.NOT_FOUND, 'This branch head doesn’t exist.')
  store.users.update(head.id, { user_type: 'staff' })
}
