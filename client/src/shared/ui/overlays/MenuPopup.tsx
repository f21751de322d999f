import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { endEscape } from './endEscape.ts'
import { PopupAnchor } from './PopupAnchor.tsx'
import type { PopupOfButton } from './usePopupButton.ts'

interface MenuPopupProps extends PopupOfButton {
  readonly width: number
  readonly children: ReactNode
}

/** The menu of a button made with `usePopupButton`. The first item gets the focus. */
export const MenuPopup = ({ id, button, isOpen, onChange, width, children }: MenuPopupProps) => (
  <Menu
    id={id}
    opened={isOpen}
    onChange={onChange}
    width={width}
    position="bottom-end"
    withInitialFocusPlaceholder={false}
    hideDetached={false}
    returnFocus={false}
  >
    <Menu.Target>
      <PopupAnchor button={button} />
    </Menu.Target>
    <Menu.Dropdown aria-labelledby={button.id || undefined} onKeyDown={endEscape}>
      {children}
    </Menu.Dropdown>
  </Menu>
)
