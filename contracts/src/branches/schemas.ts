import { codeInput } from '../wire/codes.ts'
import { listQuery, Pagination, sortDirection } from '../wire/page.ts'
import {
  emailText,
  optionalPhoneText,
  phonesFit,
  phoneText,
  requiredAddress,
  requiredName,
  requiredStreet,
  websiteText,
  nullishText,
} from '../text/rules.ts'
import { Flag, IdInput, Instant, LatitudeInput, LongitudeInput, nullish, RecordId, z } from '../wire/zod.ts'
import { branchOperation, branchSort } from './codes.ts'

/** The person who manages one branch and sees only that branch. */
export const BranchHead = z.object({
  id: RecordId,
  name: nullish(z.string()),
  email: nullish(z.string()),
  phone_country_code: nullish(z.string()),
  phone: nullish(z.string()),
  address: nullish(z.string()),
})

export const Branch = z.object({
  id: RecordId,
  name: nullish(z.string()),
  address: nullish(z.string()),
  suite_no: nullish(z.string()),
  street1: nullish(z.string()),
  street2: nullish(z.string()),
  city: nullish(z.string()),
  province: nullish(z.string()),
  country: nullish(z.string()),
  zipcode: nullish(z.string()),
  email: nullish(z.string()),
  phone_country_code: nullish(z.string()),
  phone: nullish(z.string()),
  alternate_phone_country_code: nullish(z.string()),
  alternate_no: nullish(z.string()),
  website: nullish(z.string()),
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
  is_active: nullish(z.boolean()),
  is_default: nullish(z.boolean()),
  branch_head: nullish(BranchHead),
  staff_count: nullish(z.int()),
  open_jobs_count: nullish(z.int()),
})
export type Branch = z.output<typeof Branch>

export const BranchQuery = z.object({
  ...listQuery,
  is_active: z.optional(Flag),
  sort_by: z.optional(codeInput(branchSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export const BranchPage = z.object({ branches: z.array(Branch), pagination: nullish(Pagination) })

export const BranchIdInput = z.object({ id: IdInput })

const fields = {
  name: requiredName(),
  address: requiredAddress(),
  suite_no: nullishText(40),
  street1: requiredStreet(),
  street2: nullishText(200),
  city: requiredName(),
  province: requiredName(),
  country: requiredName(),
  zipcode: nullishText(20),
  email: emailText(),
  phone_country_code: nullishText(6),
  phone: phoneText(),
  alternate_phone_country_code: nullishText(6),
  alternate_no: nullish(optionalPhoneText()),
  website: nullish(websiteText()),
  latitude: nullish(LatitudeInput),
  longitude: nullish(LongitudeInput),
}

export const BranchBody = z.object(fields).check(phonesFit)
export type BranchBody = z.output<typeof BranchBody>

const changed = z.extend(z.partial(z.object(fields)), { id: IdInput })
export const BranchChangeBody = changed.check(phonesFit)
export type BranchChangeBody = z.output<typeof BranchChangeBody>

/** The form's fields: the address line is built from its parts. */
export const BranchForm = z.omit(z.object(fields), { address: true }).check(phonesFit)
export const BranchChangeForm = z.omit(changed, { address: true }).check(phonesFit)

/** A branch with records can only be deleted with `move_to_branch_id`. */
export const BranchOperationBody = z.object({
  branch_id: IdInput,
  operation: codeInput(branchOperation),
  move_to_branch_id: nullish(IdInput),
})
export type BranchOperationBody = z.output<typeof BranchOperationBody>
export const OperatedBranch = z.extend(Branch, { deleted_at: nullish(Instant) })

const person = {
  name: requiredName(),
  email: emailText(),
  phone_country_code: nullishText(6),
  phone: phoneText(),
  address: requiredAddress(),
}

export const BranchHeadBody = z.object({ branch_id: IdInput, ...person, authorities: z.optional(z.array(z.string())) }).check(phonesFit)
export type BranchHeadBody = z.output<typeof BranchHeadBody>

export const BranchHeadChangeBody = z.object({ branch_head_id: IdInput, ...person }).check(phonesFit)
export type BranchHeadChangeBody = z.output<typeof BranchHeadChangeBody>

export const BranchHeadRemoval = z.object({ branch_id: IdInput, branch_head_id: IdInput })
