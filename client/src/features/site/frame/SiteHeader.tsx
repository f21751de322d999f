import { type KeyboardEvent, useRef, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Wordmark } from '../../../components/page/Wordmark.tsx'
import { EntryLinks } from './EntryLinks.tsx'
import classes from './SiteHeader.module.css'
import { headerLinks } from './siteLinks.ts'
import { SiteLink } from './SiteLink.tsx'
import { SupportLink } from './SupportLink.tsx'

const MENU_ID = 'site-menu'

/** Spec §2 "Header links". Collapsed into a menu on a phone; Escape closes it. */
export function SiteHeader() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // Key events of its controls bubble here; the bar itself is not interactive.
    <header className={classes.header} onKeyDown={closeOnEscape}>
      <div className={`row ${classes.bar}`}>
        <SiteLink to={paths.landing()} className={classes.brand} aria-label="Callout, home">
          <Wordmark size={28} />
        </SiteLink>
        <button
          ref={button}
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!isOpen)}
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden
          >
            <path d={isOpen ? 'M5 5l10 10M15 5L5 15' : 'M3 6h14M3 10h14M3 14h14'} />
          </svg>
        </button>
        <nav id={MENU_ID} className={`row ${classes.menu}`} data-open={isOpen} aria-label="Main">
          {headerLinks.map(({ to, label }) => (
            <SiteLink key={to} to={to} className={classes.link}>
              {label}
            </SiteLink>
          ))}
          <SupportLink className={classes.link}>Support</SupportLink>
          <span className={classes.gap} />
          <EntryLinks />
        </nav>
      </div>
    </header>
  )
}
