import type { ReactNode } from 'react'
import classes from './StateBox.module.css'

interface StateBoxProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly role?: 'alert' | 'status'
  /** Fills the whole page, so its title is the page's heading. */
  readonly isPage?: boolean
}

export function StateBox({ icon, title, children, action, role, isPage = false }: StateBoxProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={`stack ${classes.box}`} role={role}>
      <div className={classes.icon} aria-hidden>
        {icon}
      </div>
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={`wrap ${classes.action}`}>{action}</div>}
    </div>
  )
}
