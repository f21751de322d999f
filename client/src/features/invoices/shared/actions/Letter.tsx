import type { ReactNode } from 'react'
import classes from './Letter.module.css'

interface LetterProps {
  readonly children: ReactNode
  /** Something that tells of it stands above. */
  readonly isBelow?: boolean
}

/** Words as the customer gets them. */
export const Letter = ({ children, isBelow = false }: LetterProps) => (
  <p className={classes.letter} dir="auto" data-below={isBelow || undefined}>
    {children}
  </p>
)
