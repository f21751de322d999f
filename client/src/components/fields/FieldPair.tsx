import type { ReactNode } from 'react'
import classes from './FieldPair.module.css'

export const FieldPair = ({ children }: { readonly children: ReactNode }) => <div className={classes.pair}>{children}</div>
