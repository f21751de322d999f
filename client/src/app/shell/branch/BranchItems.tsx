import { Menu } from '@mantine/core'
import { ButtonMenu } from '../../../components/overlays/ButtonMenu.ts'
import type { PopupOfButton } from '../../../components/overlays/usePopupButton.ts'
import type { ShellBranchesQuery } from './shellBranches.generated.ts'
import classes from './BranchSwitcher.module.css'

const ALL = 'ALL'

interface BranchItemsProps {
  readonly popup: PopupOfButton
  readonly branches: readonly ShellBranchesQuery['branches']['items'][number][]
  /** null: all branches. */
  readonly branchId: string | null
  readonly onChoose: (branchId: string | null) => void
}

export function BranchItems({ popup, branches, branchId, onChoose }: BranchItemsProps) {
  return (
    <ButtonMenu {...popup} width={240}>
      <div className={classes.items}>
        <Menu.RadioGroup value={branchId ?? ALL} onChange={(value) => onChoose(value === ALL ? null : value)}>
          <Menu.RadioItem value={ALL} closeMenuOnClick>
            All branches
          </Menu.RadioItem>
          {branches.map(({ id, name, isActive }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              <bdi>{name ?? `#${id}`}</bdi>
              {isActive === false && ' (inactive)'}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
    </ButtonMenu>
  )
}
