import { IconAlertTriangleFilled } from '@tabler/icons-react'
import classes from './status.module.css'

/** A visit that should have begun and has not. `children`: by how much, where that is known ("25 minutes late"). */
export function LateMark({ children = 'Late' }: { readonly children?: string }) {
  return (
    <span className={classes.late}>
      <IconAlertTriangleFilled size={12} aria-hidden />
      {children}
    </span>
  )
}
