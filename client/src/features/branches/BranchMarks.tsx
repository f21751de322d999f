import { Mark } from '../../components/record/Parts.tsx'

interface BranchState {
  readonly isDefault: boolean | null
  readonly isActive: boolean | null
}

export const BranchMarks = ({ branch: { isDefault, isActive } }: { readonly branch: BranchState }) => (
  <>
    {isDefault === true && <Mark>Default</Mark>}
    {isActive === false && <Mark>Inactive</Mark>}
  </>
)
