import { IconAlertTriangleFilled } from '@tabler/icons-react'
import classes from './status.module.css'

/** A visit that should have started. `children`: the delay if known ("25 minutes late"). */
export function LateMark({ children = 'Late' }: { readonly children?: string }) {
  return (
    <span className={`inline ${classes.late}`}>
      <IconAlertTriangleFilled size={12} aria-hidden />
      {children}
    </span>
  )
}
