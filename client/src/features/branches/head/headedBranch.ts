import type { BranchHeadPartsFragment } from '../record/branchRecord.generated.ts'

export interface HeadedBranch {
  readonly id: string
  readonly name: string | null
  /** null: none or missing. */
  readonly branchHead: BranchHeadPartsFragment | null
}
