import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useParams, Link } from 'react-router'
import { usePageQuery } from '../../lib/api/usePageQuery.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { deleteRecent, rememberRecord } from '../../lib/session/recentRecords.ts'
import { Awaited } from '../states/Awaited.tsx'
import { PageHeader, PageTitle } from '../page/PageHeader.tsx'
import { ActionsProvider } from '../actions/ActionsProvider.tsx'
import { listAddress, toRow } from '../list/listAddress.ts'
import type { RecordKind } from './defineRecord.ts'
import { RecordHead } from './RecordHead.tsx'
import { RecordProblem, type Back, backWords } from './RecordProblem.tsx'
import { useFreshOnReturn } from './useFreshOnReturn.ts'
import classes from './Record.module.css'
import { capital } from '../../lib/format/capital.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { StateBox } from '../states/StateBox.tsx'
import { SkeletonBar, waiting } from '../states/SkeletonBar.tsx'
import { useShortcutKeys } from '../page/keySheet.ts'
import { isPageCovered } from '../page/usePageKeys.ts'

const fields = ['INPUT', 'TEXTAREA', 'SELECT']

/** Escape leaves the page, unless it has something nearer to close or somebody is typing. */
export function useEscapeTo({ to, state: { row } }: Pick<Back, 'to' | 'state'>): void {
  const navigate = useNavigate()
  useShortcutKeys('On this page', [{ label: 'Back to the list', keys: ['Esc'] }])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && fields.includes(event.target.tagName)
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping || isPageCovered()) return
      void navigate(to, { state: toRow(row) })
    }
    // Before the layers hear it, while they are still there: dialogs listen on the window, and come later than the page.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [to, row, navigate])
}

/** The page in outline, while the record is on its way. */
function RecordSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={waiting}>
      <SkeletonBar height={16} width={60} gap={12} />
      <SkeletonBar height={28} width="min(420px, 80%)" gap={28} />
      <div className={classes.columns} aria-hidden>
        <div className={classes.main}>
          <SkeletonBar height={72} radius="md" gap={24} />
          <SkeletonBar height={120} radius="md" gap={24} />
          <SkeletonBar height={240} radius="md" />
        </div>
        <div className={classes.aside}>
          <SkeletonBar height={180} radius="md" gap={16} />
          <SkeletonBar height={150} radius="md" gap={16} />
        </div>
      </div>
    </div>
  )
}

/** Stands where a record stood until somebody deleted it. While its Undo is there, Undo brings it back. */
function DeletedRecord({ noun, back }: { readonly noun: string; readonly back: Back }) {
  return (
    <>
      <PageTitle>{`Deleted ${noun}`}</PageTitle>
      <StateBox
        isPage
        icon={<IconTrash size={22} stroke={1.6} />}
        title={`This ${noun} was deleted`}
        role="status"
        action={
          <Button variant="default" component={Link} to={back.to} state={back.state}>
            {backWords(back)}
          </Button>
        }
      />
    </>
  )
}

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
    if (isGone) void deleteRecent(to)
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
  const isMissing = error !== undefined && toApiError(error).code === 'NOT_FOUND'
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
