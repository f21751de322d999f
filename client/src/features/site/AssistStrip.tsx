import { paths } from '../../lib/paths.ts'
import classes from './AssistStrip.module.css'
import { SiteLink } from './frame/SiteLink.tsx'

/** The strip of spec §2. It opens the contact form. */
export function AssistStrip() {
  return (
    <aside className={classes.strip} aria-label="Assistance">
      <SiteLink to={paths.contact()} className={`row ${classes.link}`}>
        Send an email to get assist
        <svg
          width="18"
          height="18"
          viewBox="0 0 18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          aria-hidden
        >
          <path d="M3 9h12M10 4l5 5-5 5" strokeLinejoin="round" />
        </svg>
      </SiteLink>
    </aside>
  )
}
