import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { PopupOfButton } from '../../shared/ui/usePopupButton.ts'
import { BranchSwitcher } from './branch/BranchSwitcher.tsx'
import { AreaGroupList } from './AreaGroupList.tsx'
import type { AreaGroup } from '../navigation.ts'
import classes from './MoreSheet.module.css'

interface MoreSheetProps {
  readonly popup: PopupOfButton
  readonly groups: readonly AreaGroup[]
}

/** The areas that have no room in the bar of a phone. */
export function MoreSheet({ popup, groups }: MoreSheetProps) {
  const isMounted = useMounted()
  const close = (): void => popup.onChange(false)
  return (
    <Drawer
      opened={isMounted && popup.isOpen}
      onClose={close}
      onExitTransitionEnd={() => popup.button.isConnected && popup.button.focus()}
      returnFocus={false}
      position="bottom"
      size="auto"
      title="More"
      classNames={{ content: classes.sheet, header: classes.header, title: classes.title, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
    >
      <div id={`${popup.id}-dropdown`} className={classes.groups}>
        <BranchSwitcher place="sheet" onChosen={close} />
        {groups.map((group) => (
          <AreaGroupList key={group.label} group={group} classes={classes} size={20} onOpen={close} />
        ))}
      </div>
    </Drawer>
  )
}
