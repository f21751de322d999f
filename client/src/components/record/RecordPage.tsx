import { DeletedRecord } from './DeletedRecord.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { usePageQuery } from '../../lib/api/usePageQuery.ts'
import { refusalOf } from '../../lib/api/refusal.ts'
import { forgetRecord, rememberRecord } from '../../lib/session/recentRecords.ts'
import { Awaited } from '../states/Awaited.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { ActionsProvider } from '../actions/ActionsProvider.tsx'
import { listAddress, toRow } from '../list/listAddress.ts'
import type { Back } from './back.ts'
import type { RecordKind } from './defineRecord.ts'
import { RecordHead } from './RecordHead.tsx'
import { RecordProblem } from './RecordProblem.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { useEscapeTo } from './useEscapeTo.ts'
import { useFreshOnReturn } from './useFreshOnReturn.ts'
import classes from './Record.module.css'
import { capital } from '../../lib/format/capital.ts'

const never = () => () => undefined

interface ShownRecordProps {
  readonly kind: RecordKind
  readonly record: unknown
  readonly back: Back
}

/** What was open is offered again where something is looked for. */
function useRemembered({ noun, titleOf }: RecordKind, record: unknown): void {
  const to = useLocation().pathname
  const title = titleOf(record)
  useEffect(() => rememberRecord({ to, title, noun }), [to, title, noun])
}

/** What is deleted, or is not there for this person, is offered no more. */
function useForgotten(isGone: boolean): void {
  const to = useLocation().pathname
  useEffect(() => {
    if (isGone) void forgetRecord(to)
  }, [to, isGone])
}

/** The record itself: its head, its main column and its summary. */
function ShownRecord({ kind, record, back }: ShownRecordProps) {
  const { main, side } = kind
  const isWoven = kind.isWoven?.(record)
  useRemembered(kind, record)
  return (
    <article className={classes.page}>
      <PageHeader
        title={kind.titleOf(record)}
        badge={<span className={classes.marks}>{kind.badge?.(record)}</span>}
        back={back}
        actions={<RecordHead kind={kind} record={record} />}
      />
      {kind.notice?.(record)}
      <div className={classes.columns} data-woven={isWoven || undefined}>
        <div className={classes.main}>
          <div className={classes.first}>{main.first?.(record)}</div>
          {main.rest?.(record)}
        </div>
        <aside className={classes.aside} aria-label="Summary">
          {side.first?.(record)}
          <div className={classes.rest}>{side.rest?.(record)}</div>
        </aside>
      </div>
      {kind.print?.(record)}
    </article>
  )
}

interface OpenRecordProps {
  readonly kind: RecordKind
  readonly id: string
}

function OpenRecord({ kind, id }: OpenRecordProps) {
  const { noun, list, query, recordOf, refreshes } = kind
  const { deletes } = kind
  const back = { to: listAddress(list.to, useLocation().state), label: list.label, state: toRow(id) }
  useEscapeTo(back)
  useFreshOnReturn(refreshes)
  const isDeleted = useSyncExternalStore(deletes?.subscribe ?? never, () => deletes?.read().held.has(id) === true)
  const { data, previousData, error, retry } = usePageQuery(query, { id })
  const isMissing = error !== undefined && refusalOf(error).code === 'NOT_FOUND'
  useForgotten(isDeleted || isMissing)
  const navigate = useNavigate()
  if (isDeleted) {
    return <DeletedRecord noun={noun} back={back} />
  }
  // What others have deleted is not shown on: nothing that is done to it would be kept.
  if (data && !isMissing) return <ShownRecord kind={kind} record={recordOf(data)} back={back} />
  return (
    <>
      <PageTitle>{capital(noun)}</PageTitle>
      {error ? (
        <RecordProblem error={error} noun={noun} wasShown={Boolean(data ?? previousData)} back={back} onRetry={retry} />
      ) : (
        <Awaited label="Loading" height={600} onRetry={retry} onCancel={() => void navigate(back.to, { state: back.state })}>
          <RecordSkeleton />
        </Awaited>
      )}
    </>
  )
}

interface RecordPageProps {
  readonly kind: RecordKind
  /** Of the route: which record it is. */
  readonly param: string
}

/** One record at its address: what is kept of it at once, and what the server tells as soon as it does. */
export function RecordPage({ kind, param }: RecordPageProps) {
  const { [param]: id = '' } = useParams()
  const record = <OpenRecord key={id} kind={kind} id={id} />
  return kind.actions ? <ActionsProvider set={kind.actions}>{record}</ActionsProvider> : record
}

/** The page component of a record. */
export const recordPage = (kind: RecordKind, param: string) => () => <RecordPage kind={kind} param={param} />
