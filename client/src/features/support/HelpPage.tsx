import { APP_VERSION } from '@callout/contracts/constants'
import { Anchor } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import classes from './Help.module.css'
import { HelpText } from './HelpText.tsx'
import { helpTexts, useListedTexts } from './helpTexts.ts'

const fromOf = (state: unknown): string | undefined => {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined
  return typeof from === 'string' ? from : undefined
}

/** `/help`: contact, product texts and answers to common questions. */
export function HelpPage() {
  const from = fromOf(useLocation().state)
  const { getText, error, retry } = useListedTexts()
  const { dayOf } = useFormat()
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
        {Object.entries(helpTexts).map(([name, { title, about, type }]) => {
          const text = getText(type)
          return (
            <li key={name}>
              <Link to={paths.helpText(name)}>
                <strong>{text?.title || title}</strong>
                <span>
                  {about}
                  {text && text.updatedAt !== null && ` · Updated ${dayOf(text.updatedAt)}`}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {error && (
        <p className={classes.small} role="status">
          Couldn’t load when these texts were updated. {toApiError(error).message}{' '}
          <Anchor component="button" type="button" onClick={retry}>
            Try again
          </Anchor>
        </p>
      )}
      <section aria-labelledby="questions">
        <h2 className={classes.heading} id="questions">
          Frequently asked questions
        </h2>
        <HelpText type="FAQ" />
      </section>
    </div>
  )
}
