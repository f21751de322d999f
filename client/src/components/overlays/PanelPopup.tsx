import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { onEscape } from './onEscape.ts'
import { PopupAnchor, popupMiddlewares } from './PopupAnchor.tsx'
import type { PopupOfButton } from './usePopupButton.ts'

interface PanelPopupProps {
  readonly popup: PopupOfButton
  readonly label: string
  readonly position: 'bottom-start' | 'bottom-end'
  readonly width: number | 'max-content'
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Panel of a button made with `usePopupButton`. Traps the focus while open, and returns it. */
export const PanelPopup = ({ popup, label, position, width, className, children }: PanelPopupProps) => (
  <Popover
    id={popup.id}
    opened={popup.isOpen}
    onChange={popup.onChange}
    position={position}
    width={width}
    middlewares={popupMiddlewares}
    hideDetached={false}
    closeOnEscape={false}
    trapFocus
  >
    <Popover.Target>
      <PopupAnchor button={popup.button} />
    </Popover.Target>
    <Popover.Dropdown
      aria-labelledby={undefined}
      aria-label={label}
      className={className}
      onKeyDown={onEscape(() => popup.onChange(false))}
    >
      {children}
    </Popover.Dropdown>
  </Popover>
)
