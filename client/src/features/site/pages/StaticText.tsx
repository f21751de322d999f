import article from './article.module.css'
import classes from '../content.module.css'
import { isTextMissing, TextBody } from '../../support/contact/TextBody.tsx'
import { useStaticTextQuery } from '../../support/contact/support.generated.ts'
import { SiteApollo } from '../SiteApollo.tsx'
import { SiteProblem } from '../SiteProblem.tsx'
import type { StaticContentType } from '../../../lib/api/schemaTypes.generated.ts'

interface StaticTextProps {
  readonly type: StaticContentType
}

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
  if (!text && !isTextMissing(error))
    return <SiteProblem error={error} what="this page" onRetry={() => void refetch().catch(() => undefined)} />
  const updatedAt = text?.bodyHtml ? text.updatedAt : null
  return (
    <>
      {updatedAt !== null && <p className={classes.small}>Last updated {dayOf(updatedAt)}</p>}
      <div className={article.body}>
        <TextBody type={type} html={text?.bodyHtml} />
      </div>
    </>
  )
}

const dayOf = (instant: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant * 1000))
