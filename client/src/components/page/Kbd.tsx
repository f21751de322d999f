import type { ReactNode } from 'react'
import classes from './Kbd.module.css'

export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className={classes.kbd}>{children}</kbd>
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Platform-specific notation. */
export const undoShortcut = (): string => (isApple() ? '⌘Z' : 'Ctrl Z')
export const saveShortcut = (): string => (isApple() ? '⌘↵' : 'Ctrl Enter')
export const findShortcut = (): string => (isApple() ? '⌘K' : 'Ctrl K')
export const openInTabShortcut = saveShortcut
export const selectAllShortcut = (): string => (isApple() ? '⌘A' : 'Ctrl A')
