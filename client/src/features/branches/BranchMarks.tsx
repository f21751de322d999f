import { Mark } from '../../components/record/Parts.tsx'

interface Standing {
  readonly isDefault: boolean | null
  readonly isActive: boolean | null
}

export const BranchMarks = ({ branch: { isDefault, isActive } }: { readonly branch: Standing }) => (
  <>
    {isDefault === true && <Mark>Default</Mark>}
    {isActive === false && <Mark>Inactive</Mark>}
  </>
)
