import { SafeHtml } from '../../parts/support/SafeHtml.tsx'
import { type StaticContentType, useStaticTextQuery } from '../../parts/support/support.generated.ts'
import { useFormat } from '../../shared/format/useFormat.ts'
import { paths } from '../../shared/paths.ts'
import { SUPPORT_EMAIL } from '../../shared/support.ts'
import { QueryProblem } from '../../shared/ui/states/QueryProblem.tsx'
import { SkeletonRows } from '../../shared/ui/states/SkeletonRows.tsx'
import classes from './Help.module.css'

/** A text that the backend keeps, out of its permitted parts. */
export function HelpText({ type }: { readonly type: StaticContentType }) {
  const { data, error, refetch } = useStaticTextQuery({ variables: { type } })
  const { dayOf } = useFormat()
  if (error && !data)
    return <QueryProblem error={error} onRetry={() => void refetch()} back={{ to: paths.home(), label: 'Back to home' }} />
  if (!data) return <SkeletonRows rows={6} columns="1fr" />
  const { bodyHtml, updatedAt } = data.staticContent
  return (
    <>
      {updatedAt !== null && <p className={classes.small}>Last updated {dayOf(updatedAt)}</p>}
      <div className={classes.body}>
        {bodyHtml ? (
          <SafeHtml html={bodyHtml} />
        ) : (
          <p>
            This text isn’t available yet. Email us for a copy: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </p>
        )}
      </div>
    </>
  )
}
