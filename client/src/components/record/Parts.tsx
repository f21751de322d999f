import type { TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './Record.module.css'

interface PartProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of the main column. */
export function Section({ title, aside, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={`wrap ${classes.sectionHead}`}>
        <h2 id={id} className={`title ${classes.sectionTitle}`}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** User text with a heading; renders nothing without text. */
export function TextSection({ title, children }: { readonly title: string; readonly children: string | null }) {
  if (!children) return null
  return (
    <Section title={title}>
      <p className={classes.text} dir="auto">
        {children}
      </p>
    </Section>
  )
}

export function Panel({ title, aside, children }: PartProps) {
  const id = useId()
  return (
    <section className={`stack ${classes.panel}`} aria-labelledby={id}>
      <div className={`wrap ${classes.panelHead}`}>
        <h2 id={id} className={`small ${classes.panelTitle}`}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  )
}

export const Mark = ({ children }: { readonly children: ReactNode }) => <span className={classes.mark}>{children}</span>

interface ContactLinkProps {
  readonly href: string
  readonly Icon: TablerIcon
  /** Opens in a new tab. */
  readonly isAway?: boolean
  readonly children: ReactNode
}

export function ContactLink({ href, Icon, isAway = false, children }: ContactLinkProps) {
  return (
    <a className={`inline ${classes.contact}`} href={href} {...(isAway && { target: '_blank', rel: 'noreferrer' })}>
      <Icon size={16} aria-hidden />
      <span className={classes.ellipsis} dir="auto">
        {children}
      </span>
    </a>
  )
}
