import type { ReactNode } from 'react'
import classes from './Kbd.module.css'

/** A key on a keyboard. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className={classes.kbd}>{children}</kbd>
}
