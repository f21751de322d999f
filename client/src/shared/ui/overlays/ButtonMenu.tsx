import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { CloseMenu } from '../../menu/closeMenu.ts'
import { focusMenu, menuKeys } from '../../menu/menuKeys.ts'
import { usePopupBox } from '../../menu/usePopupBox.ts'
import type { PopupOfButton } from './usePopupButton.ts'
import classes from '../../menu/Popup.module.css'

interface ButtonMenuProps extends PopupOfButton {
  readonly width: number
  readonly children: ReactNode
}

function OpenMenu({ width, children, ...popup }: ButtonMenuProps) {
  const { id, button, onChange } = popup
  const ref = useRef<HTMLDivElement>(null)
  const onKeyDown = usePopupBox(ref, popup, 'end')
  const close = useCallback(() => onChange(false), [onChange])
  useLayoutEffect(() => {
    if (ref.current) focusMenu(ref.current)
  }, [])
  return (
    <div
      ref={ref}
      id={`${id}-dropdown`}
      role="menu"
      aria-labelledby={button.id || undefined}
      tabIndex={-1}
      className={`${classes.box} ${classes.menu}`}
      style={{ width }}
      onKeyDown={(event) => {
        menuKeys(event.currentTarget, event)
        onKeyDown(event)
      }}
    >
      <CloseMenu value={close}>{children}</CloseMenu>
    </div>
  )
}

/** The menu of a button made with `usePopupButton`. */
export const ButtonMenu = (props: ButtonMenuProps) => props.isOpen && createPortal(<OpenMenu {...props} />, document.body)
