import type { TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './Record.module.css'

interface PartProps {
  readonly title: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the main column under its own heading. */
export function Section({ title, aside, children }: PartProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2 id={id} className={classes.sectionTitle}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** What somebody wrote, under a heading; nothing where nobody wrote anything. */
export function Words({ title, children }: { readonly title: string; readonly children: string | null }) {
  if (!children) return null
  return (
    <Section title={title}>
      <p className={classes.words} dir="auto">
        {children}
      </p>
    </Section>
  )
}

/** A group of facts in the summary beside the main column. */
export function Panel({ title, aside, children }: PartProps) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.panelHead}>
        <h2 id={id} className={classes.panelTitle}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A name and its value. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  )
}

/** A short mark beside a title. */
export const Mark = ({ children }: { readonly children: ReactNode }) => <span className={classes.mark}>{children}</span>

interface ContactLinkProps {
  readonly href: string
  readonly Icon: TablerIcon
  /** It opens beside the product. */
  readonly isAway?: boolean
  readonly children: ReactNode
}

/** A way to reach somebody, or a place: it leaves the product. */
export function ContactLink({ href, Icon, isAway = false, children }: ContactLinkProps) {
  return (
    <a className={classes.contact} href={href} {...(isAway && { target: '_blank', rel: 'noreferrer' })}>
      <Icon size={16} aria-hidden />
      <span className={classes.ellipsis} dir="auto">
        {children}
      </span>
    </a>
  )
}
