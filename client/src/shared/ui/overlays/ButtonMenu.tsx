import { Menu } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { PopupAnchor } from './PopupAnchor.tsx'
import type { PopupOfButton } from './usePopupButton.ts'

interface ButtonMenuProps extends PopupOfButton {
  readonly width: number
  readonly children: ReactNode
}

/** Keeps the Escape that closes a popup from closing what is below it. */
export function endEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
}

/** The menu of a button made with `usePopupButton`. The first item gets the focus. */
export const ButtonMenu = ({ id, button, isOpen, onChange, width, children }: ButtonMenuProps) => (
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
