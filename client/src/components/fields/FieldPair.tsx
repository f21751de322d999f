import type { ReactNode } from 'react'
import classes from './FieldPair.module.css'

/** Two fields side by side; stacked on a phone. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => <div className={classes.pair}>{children}</div>
