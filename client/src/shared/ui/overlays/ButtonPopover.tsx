import { FocusTrap } from '@mantine/core'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Align } from '../../menu/popupPlace.ts'
import { usePopupBox } from '../../menu/usePopupBox.ts'
import type { PopupOfButton } from './usePopupButton.ts'
import classes from '../../menu/Popup.module.css'

interface ButtonPopoverProps {
  readonly popup: PopupOfButton
  /** Names it. */
  readonly label: string
  readonly position: `bottom-${Align}`
  readonly width: CSSProperties['width']
  /** Of the panel. */
  readonly className: string | undefined
  readonly children: ReactNode
}

function OpenPopover({ popup, label, position, width, className, children }: ButtonPopoverProps) {
  const ref = useRef<HTMLDivElement>(null)
  const onKeyDown = usePopupBox(ref, popup, position === 'bottom-end' ? 'end' : 'start')
  return (
    <FocusTrap innerRef={ref}>
      <div
        id={`${popup.id}-dropdown`}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={`${classes.box} ${className ?? ''}`}
        style={{ width }}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </FocusTrap>
  )
}

/** The panel of a button made with `usePopupButton`: it keeps the focus while it is open, and gives it back. */
export const ButtonPopover = (props: ButtonPopoverProps) => props.popup.isOpen && createPortal(<OpenPopover {...props} />, document.body)
