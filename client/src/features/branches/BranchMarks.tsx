import { Mark } from '../../components/record/Parts.tsx'

interface Standing {
  readonly isDefault: boolean | null
  readonly isActive: boolean | null
}

/** Whether new records go to a branch by themselves, or none do. */
export const BranchMarks = ({ branch: { isDefault, isActive } }: { readonly branch: Standing }) => (
  <>
    {isDefault === true && <Mark>Default</Mark>}
    {isActive === false && <Mark>Inactive</Mark>}
  </>
)
