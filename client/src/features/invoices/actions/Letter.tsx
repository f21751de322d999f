import type { ReactNode } from 'react'
import classes from './Letter.module.css'

interface LetterProps {
  readonly children: ReactNode
  /** An introduction is above it. */
  readonly isBelow?: boolean
}

export const Letter = ({ children, isBelow = false }: LetterProps) => (
  <p className={classes.letter} dir="auto" data-below={isBelow || undefined}>
    {children}
  </p>
)
