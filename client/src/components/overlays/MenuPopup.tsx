import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { onEscape } from './onEscape.ts'
import { PopupAnchor, popupMiddlewares } from './PopupAnchor.tsx'
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
    middlewares={popupMiddlewares}
    hideDetached={false}
    returnFocus={false}
    closeOnEscape={false}
  >
    <Menu.Target>
      <PopupAnchor button={button} />
    </Menu.Target>
    <Menu.Dropdown aria-labelledby={button.id || undefined} onKeyDown={onEscape(() => onChange(false))}>
      {children}
    </Menu.Dropdown>
  </Menu>
)
