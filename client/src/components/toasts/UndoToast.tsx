import type { ReactNode } from 'react'
import { Kbd } from '../page/Kbd.tsx'
import { undoShortcut } from '../page/shortcuts.ts'
import classes from './toasts.module.css'

interface UndoToastProps {
  readonly message: string
  readonly link: ReactNode
  /** Of the button. */
  readonly label: string
  readonly onUndo: () => void
  /** True while the focus is inside, which pauses the timer. */
  readonly onHold: (isHeld: boolean) => void
}

export function UndoToast({ message, link, label, onUndo, onHold }: UndoToastProps) {
  return (
    <div className={classes.undo} onFocus={() => onHold(true)} onBlur={() => onHold(false)}>
      <span className={classes.message}>{message}</span>
      {link}
      <button type="button" className={classes.undoButton} onClick={onUndo}>
        {label} <Kbd>{undoShortcut()}</Kbd>
      </button>
    </div>
  )
}
