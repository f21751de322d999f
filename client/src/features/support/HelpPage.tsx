import { APP_VERSION } from '@callout/contracts/constants'
import { Link, useLocation } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { PageHeader } from '../../shared/ui/PageHeader.tsx'
import classes from './Help.module.css'
import { HelpText } from './HelpText.tsx'
import { helpTexts } from './helpTexts.ts'

/** The address that somebody came from, where the menu says it. */
const fromOf = (state: unknown): string | undefined => {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined
  return typeof from === 'string' ? from : undefined
}

/** `/help`: the way to the support team, what the product promises, and answers to common questions. */
export function HelpPage() {
  const from = fromOf(useLocation().state)
  return (
    <div className={classes.page}>
      <PageHeader title="Help and support" subtitle={`Callout ${APP_VERSION}`} />
      <ul className={classes.links}>
        <li>
          <Link to={paths.helpContact(from)}>
            <strong>Contact support</strong>
            <span>Questions, problems and ideas: we’ll reply by email</span>
          </Link>
        </li>
        {Object.entries(helpTexts).map(([name, { title, about }]) => (
          <li key={name}>
            <Link to={paths.helpText(name)}>
              <strong>{title}</strong>
              <span>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="questions">
        <h2 className={classes.heading} id="questions">
          Frequently asked questions
        </h2>
        <HelpText type="FAQ" />
      </section>
    </div>
  )
}
