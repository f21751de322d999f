import { listQuery, Pagination } from '../page.ts'
import { Flag, ours, RecordId, z } from '../zod.ts'

/** A place of a company, with staff and jobs of its own. */
export const Branch = z.object({
  id: RecordId,
  name: ours(z.string()),
  address: ours(z.string()),
  city: ours(z.string()),
  province: ours(z.string()),
  is_active: ours(z.boolean()),
  is_default: ours(z.boolean()),
})
export type Branch = z.output<typeof Branch>

/** Query of `GET /branches`. */
export const BranchQuery = z.object({ ...listQuery, is_active: z.optional(Flag) })
export const BranchPage = z.object({ branches: z.array(Branch), pagination: ours(Pagination) })
