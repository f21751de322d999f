import { codeInput } from '../codes.ts'
import { listQuery, Pagination, sortDirection } from '../page.ts'
import { emailText, optionalPhoneText, phoneText, requiredText, websiteText } from '../rules.ts'
import { Flag, IdInput, Instant, LatitudeInput, LongitudeInput, ours, RecordId, z } from '../zod.ts'
import { branchOperation, branchSort } from './codes.ts'

/** The person who manages one branch and sees only that branch. */
export const BranchHead = z.object({
  id: RecordId,
  name: ours(z.string()),
  email: ours(z.string()),
  phone_country_code: ours(z.string()),
  phone: ours(z.string()),
  address: ours(z.string()),
})

export const Branch = z.object({
  id: RecordId,
  name: ours(z.string()),
  address: ours(z.string()),
  suite_no: ours(z.string()),
  street1: ours(z.string()),
  street2: ours(z.string()),
  city: ours(z.string()),
  province: ours(z.string()),
  country: ours(z.string()),
  zipcode: ours(z.string()),
  email: ours(z.string()),
  phone_country_code: ours(z.string()),
  phone: ours(z.string()),
  alternate_phone_country_code: ours(z.string()),
  alternate_no: ours(z.string()),
  website: ours(z.string()),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
  is_active: ours(z.boolean()),
  is_default: ours(z.boolean()),
  /** Null without a head. */
  branch_head: ours(BranchHead),
  /** Active people who do visits. */
  staff_count: ours(z.int()),
  /** Neither completed nor cancelled. */
  open_jobs_count: ours(z.int()),
})
export type Branch = z.output<typeof Branch>

/** Query of `GET /branches`. */
export const BranchQuery = z.object({
  ...listQuery,
  is_active: z.optional(Flag),
  sort_by: z.optional(codeInput(branchSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export const BranchPage = z.object({ branches: z.array(Branch), pagination: ours(Pagination) })

export const BranchIdInput = z.object({ id: IdInput })

const text = (length: number) => ours(z.string().check(z.trim(), z.maxLength(length, `Use at most ${length} characters`)))

const fields = {
  name: requiredText(),
  address: requiredText(),
  suite_no: text(40),
  street1: requiredText(),
  street2: text(200),
  city: requiredText(),
  province: requiredText(),
  country: requiredText(),
  zipcode: text(20),
  email: emailText(),
  phone_country_code: text(6),
  phone: phoneText(),
  alternate_phone_country_code: text(6),
  alternate_no: ours(optionalPhoneText()),
  website: ours(websiteText()),
  latitude: ours(LatitudeInput),
  longitude: ours(LongitudeInput),
}

/** Body of `POST /branches` (spec §5 "Branch"). */
export const BranchBody = z.object(fields)
export type BranchBody = z.output<typeof BranchBody>

/** Body of `PUT /branches/{id}`: fields not sent are unchanged; null and empty text clear a field. */
export const BranchChangeBody = z.extend(z.partial(z.object(fields)), { id: IdInput })
export type BranchChangeBody = z.output<typeof BranchChangeBody>

/** The form's fields: the address line is built from its parts. */
export const BranchForm = z.omit(BranchBody, { address: true })
export const BranchChangeForm = z.omit(BranchChangeBody, { address: true })

/** Body of `POST /branches/branch_operations`. A branch with records can only be deleted with `move_to_branch_id`. */
export const BranchOperationBody = z.object({
  branch_id: IdInput,
  operation: codeInput(branchOperation),
  move_to_branch_id: ours(IdInput),
})
export type BranchOperationBody = z.output<typeof BranchOperationBody>
/** The branch after the operation; for a deleted one only id and time. */
export const OperatedBranch = z.extend(Branch, { deleted_at: ours(Instant) })

/** Spec §5 "Branch head". */
const person = {
  name: requiredText(),
  email: emailText(),
  phone_country_code: text(6),
  phone: phoneText(),
  address: requiredText(),
}

/** Body of `POST /branches/add_branch_head`. */
export const BranchHeadBody = z.object({ branch_id: IdInput, ...person, authorities: z.optional(z.array(z.string())) })
export type BranchHeadBody = z.output<typeof BranchHeadBody>

/** Body of `POST /branches/update_branch_head`. */
export const BranchHeadChangeBody = z.object({ branch_head_id: IdInput, ...person })
export type BranchHeadChangeBody = z.output<typeof BranchHeadChangeBody>

/** Query of `DELETE /branches/remove_branch_head`. */
export const BranchHeadRemoval = z.object({ branch_id: IdInput, branch_head_id: IdInput })
