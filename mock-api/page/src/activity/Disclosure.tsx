import { type ReactNode, useId, useState } from 'react'
import classes from './ActivityPanel.module.css'

export interface DisclosureProps {
  readonly tag: string
  readonly title: ReactNode
  readonly code?: ReactNode
  readonly note: string
  /** Rendered once it is open. */
  readonly children: () => ReactNode
}

/** An entry that opens. */
export function Disclosure({ tag, title, code, note, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <li className={classes['entry']}>
      <button
        type="button"
        className={classes['summary']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={classes['tag']}>{tag}</span>
        <span className={classes['path']}>{title}</span>
        {code}
        <span className={classes['note']}>{note}</span>
      </button>
      {isOpen && (
        <div id={id} className={classes['detail']}>
          {children()}
        </div>
      )}
    </li>
  )
}
