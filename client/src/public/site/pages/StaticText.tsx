import { SUPPORT_EMAIL } from '../../../shared/support.ts'
import article from './article.module.css'
import classes from '../content.module.css'
import { SafeHtml } from '../../../parts/support/SafeHtml.tsx'
import { type StaticContentType, useStaticTextQuery } from '../../../parts/support/support.generated.ts'
import { SiteApollo } from '../SiteApollo.tsx'
import { SiteProblem } from '../SiteProblem.tsx'

interface StaticTextProps {
  readonly type: StaticContentType
}

/** A text that the backend keeps, rendered from its permitted parts. */
export function StaticText({ type }: StaticTextProps) {
  return (
    <SiteApollo>
      <Text type={type} />
    </SiteApollo>
  )
}

function Text({ type }: StaticTextProps) {
  const { data, error, loading, refetch } = useStaticTextQuery({ variables: { type } })
  const text = data?.staticContent
  if (!text && loading)
    return (
      <p role="status" className={classes.lead}>
        Loading…
      </p>
    )
  if (!text) return <SiteProblem error={error} what="this page" onRetry={() => void refetch().catch(() => undefined)} />
  return (
    <>
      {text.updatedAt !== null && <p className={classes.small}>Last updated {dayOf(text.updatedAt)}</p>}
      <div className={article.body}>{text.bodyHtml ? <SafeHtml html={text.bodyHtml} /> : <NoText />}</div>
    </>
  )
}

const dayOf = (instant: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant * 1000))

const NoText = () => (
  <p>
    This text isn’t available yet. Email us for a copy: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
  </p>
)
