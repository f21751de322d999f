import type { BranchHeadPartsFragment } from '../record/branchRecord.generated.ts'

/** Branch fields of the head's panel. */
export interface HeadedBranch {
  readonly id: string
  readonly name: string | null
  /** null: none or missing. */
  readonly branchHead: BranchHeadPartsFragment | null
}
