import type { Preloadable } from '../../lib/lazyModule.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { ButtonMenu } from './ButtonMenu.ts'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { isFocusLost } from './FocusBack.tsx'

export const ButtonPopover = lazyWithPreload(async () => (await import('./popups.ts')).PanelPopup)

export interface PopupOfButton {
  /** The button's id. The popup's id ends in "-dropdown", as in Mantine. */
  readonly id: string
  readonly button: HTMLElement
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
}

/** Synchronous: a row that is removed next could not return the focus. A press outside of the popup moves the focus afterwards. */
function returnFocus(button: HTMLElement): void {
  if (!document.getElementById(`${button.id}-dropdown`)?.contains(document.activeElement)) return
  button.focus({ preventScroll: true })
  setTimeout(() => isFocusLost() && button.focus({ preventScroll: true }), 0)
}

/** `popup` is null until pointer, focus or click reach the button, whose element is never replaced. `opens`: modules to preload. */
export function usePopupButton(kind: 'menu' | 'dialog', opens: readonly Preloadable[] = []) {
  const id = useId()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const want = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
    ;[kind === 'menu' ? ButtonMenu : ButtonPopover, ...opens].forEach(({ preload }) => void preload())
    setButton(currentTarget)
  }
  const change = (willOpen: boolean): void => {
    if (!willOpen && button) returnFocus(button)
    setIsOpen(willOpen)
  }
  const popup: PopupOfButton | null = button && { id, button, isOpen, onChange: change }
  const buttonProps = {
    id,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    onPointerEnter: want,
    onFocus: want,
    onClick: (event: SyntheticEvent<HTMLElement>) => {
      want(event)
      setIsOpen((open) => !open)
    },
  } as const
  return { buttonProps, popup }
}
