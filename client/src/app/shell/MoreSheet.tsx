import { BottomSheet } from '../../components/overlays/BottomSheet.tsx'
import type { PopupOfButton } from '../../components/overlays/usePopupButton.ts'
import { BranchSwitcher } from './branch/BranchSwitcher.tsx'
import { AreaGroupList } from './AreaGroupList.tsx'
import type { AreaGroup } from '../navigation.ts'
import classes from './MoreSheet.module.css'

interface MoreSheetProps {
  readonly popup: PopupOfButton
  readonly groups: readonly AreaGroup[]
}

/** Areas without room in a phone's bar. */
export function MoreSheet({ popup, groups }: MoreSheetProps) {
  const close = (): void => popup.onChange(false)
  return (
    <BottomSheet popup={popup} title="More">
      <div className={`stack ${classes.groups}`}>
        <BranchSwitcher place="sheet" onChosen={close} />
        {groups.map((group) => (
          <AreaGroupList key={group.label} group={group} isLarge onOpen={close} />
        ))}
      </div>
    </BottomSheet>
  )
}
