import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { isFocusLost } from '../ui/overlays/focusedControl.ts'
import type { PopupOfButton } from '../ui/overlays/usePopupButton.ts'
import { type Align, popupPlace } from './popupPlace.ts'

function place(box: HTMLElement, button: HTMLElement, align: Align): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const size = { width: box.offsetWidth, height: box.offsetHeight }
  const { left, top } = popupPlace(button.getBoundingClientRect(), size, { width, height }, align)
  box.style.left = `${left}px`
  box.style.top = `${top}px`
}

/** Keeps a popup at its button, whatever is scrolled or grows. */
function usePlace(ref: RefObject<HTMLElement | null>, button: HTMLElement, align: Align): void {
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const follow = (): void => place(box, button, align)
    follow()
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow)
    sizes?.observe(box)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      sizes?.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [ref, button, align])
}

const isEscape = ({ key, defaultPrevented }: Pick<Event & { readonly key: string }, 'key' | 'defaultPrevented'>): boolean =>
  key === 'Escape' && !defaultPrevented

/** A press beside a popup closes it; so does Escape, unless something inside of it has used the key. */
function useEnd(ref: RefObject<HTMLElement | null>, { button, onChange }: PopupOfButton): (event: KeyboardEvent) => void {
  const isBeside = ({ target }: Event): boolean =>
    target instanceof Node && ref.current?.contains(target) === false && !button.contains(target)
  const press = useEffectEvent((event: Event): void => {
    if (!isBeside(event)) return
    onChange(false)
    // After the press itself has said what has the focus.
    setTimeout(() => isFocusLost() && button.focus({ preventScroll: true }), 0)
  })
  const end = (event: Pick<Event, 'preventDefault' | 'stopPropagation'>): void => {
    event.preventDefault()
    event.stopPropagation()
    onChange(false)
  }
  const key = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (isEscape(event)) end(event)
  })
  useEffect(() => {
    const onPress = (event: Event): void => press(event)
    const onKeyDown = (event: globalThis.KeyboardEvent): void => key(event)
    document.addEventListener('mousedown', onPress)
    document.addEventListener('touchstart', onPress)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('mousedown', onPress)
      document.removeEventListener('touchstart', onPress)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  // What lies below the popup in the tree, and not on the screen, hears nothing of it.
  return (event) => isEscape(event) && end(event)
}

/** Where a popup stands, and what closes it. Returns what its element does with keys. */
export function usePopupBox(ref: RefObject<HTMLElement | null>, popup: PopupOfButton, align: Align): (event: KeyboardEvent) => void {
  usePlace(ref, popup.button, align)
  return useEnd(ref, popup)
}
