import type { ReactNode } from 'react'
import classes from './StateBox.module.css'

interface StateBoxProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
  /** The next step. */
  readonly action?: ReactNode
  /** `alert` where a person has to be told at once. */
  readonly role?: 'alert' | 'status'
  /** It is the whole page, so its title is the page's heading. */
  readonly isPage?: boolean
}

/** What stands where the content would: an icon, a sentence, the next step. */
export function StateBox({ icon, title, children, action, role, isPage = false }: StateBoxProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.box} role={role}>
      <div className={classes.icon} aria-hidden>
        {icon}
      </div>
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.words}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
