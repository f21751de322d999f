import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { PopupOfButton } from './usePopupButton.ts'
import classes from './BottomSheet.module.css'

interface BottomSheetProps {
  readonly popup: PopupOfButton
  readonly title: string
  readonly children: ReactNode
}

/** Bottom sheet of a button on a phone; returns the focus to the button. */
export function BottomSheet({ popup, title, children }: BottomSheetProps) {
  const isMounted = useMounted()
  return (
    <Drawer
      opened={isMounted && popup.isOpen}
      onClose={() => popup.onChange(false)}
      onExitTransitionEnd={() => popup.button.isConnected && popup.button.focus()}
      returnFocus={false}
      position="bottom"
      size="auto"
      title={title}
      classNames={{ content: classes.sheet, header: classes.header, title: classes.title, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
    >
      <div id={`${popup.id}-dropdown`}>{children}</div>
    </Drawer>
  )
}
