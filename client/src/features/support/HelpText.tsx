import { isTextMissing, TextBody } from './contact/TextBody.tsx'
import { useStaticTextQuery } from './contact/support.generated.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { SkeletonRows } from '../../components/states/SkeletonRows.tsx'
import classes from './Help.module.css'
import type { StaticContentType } from '../../lib/api/schemaTypes.generated.ts'

export function HelpText({ type }: { readonly type: StaticContentType }) {
  const { data, error, refetch } = useStaticTextQuery({ variables: { type } })
  const { dayOf } = useFormat()
  const text = data?.staticContent
  if (error && !text && !isTextMissing(error))
    return <QueryProblem error={error} onRetry={() => void refetch().catch(() => {})} back={{ to: paths.home(), label: 'Back to home' }} />
  if (!text && !error) return <SkeletonRows rows={6} columns="1fr" />
  const updatedAt = text?.bodyHtml ? text.updatedAt : null
  return (
    <>
      {updatedAt !== null && <p className={classes.small}>Last updated {dayOf(updatedAt)}</p>}
      <div className={classes.body}>
        <TextBody type={type} html={text?.bodyHtml} />
      </div>
    </>
  )
}
