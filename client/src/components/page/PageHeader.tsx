import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import classes from './PageHeader.module.css'

export const PageTitle = ({ children }: { readonly children: string }) => <title>{`${children} · Callout`}</title>

interface PageHeaderProps {
  /** Also the document title. */
  readonly title: string
  /** Beside the title: a status, a count. */
  readonly badge?: ReactNode
  readonly subtitle?: ReactNode
  /** On the right; the primary action comes last. */
  readonly actions?: ReactNode
  readonly back?: { readonly to: string; readonly label: string; readonly state?: unknown }
}

export function PageHeader({ title, badge, subtitle, actions, back }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <PageTitle>{title}</PageTitle>
      {back && (
        <Link to={back.to} state={back.state} className={`inline hint ${classes.back}`}>
          <IconChevronLeft size={16} aria-hidden />
          <bdi>{back.label}</bdi>
        </Link>
      )}
      <div className={`wrap ${classes.row}`}>
        <div className={`shrink ${classes.text}`}>
          <div className={`row ${classes.titleRow}`}>
            <h1 className={classes.title} dir="auto">
              {title}
            </h1>
            {badge}
          </div>
          {subtitle && (
            <div className={classes.subtitle} dir="auto">
              {subtitle}
            </div>
          )}
        </div>
        {actions && <div className={`wrap gap8 ${classes.actions}`}>{actions}</div>}
      </div>
    </header>
  )
}
