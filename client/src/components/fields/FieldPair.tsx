import type { ReactNode } from 'react'
import classes from './FieldPair.module.css'

/** Fields side by side, two in a row; below each other on a phone. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => <div className={classes.pair}>{children}</div>
