import { memo, useEffect, useSyncExternalStore } from 'react'
import { useLoaderData, useLocation, useNavigate, useParams, Link } from 'react-router'
import { type StartedQueries, usePageQuery } from '../../lib/api/usePageQuery.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { deleteRecent, rememberRecord } from '../../lib/session/recentRecords.ts'
import { Awaited } from '../states/Awaited.tsx'
import { PageHeader, PageTitle } from '../page/PageHeader.tsx'
import { ActionsProvider } from '../actions/ActionsProvider.tsx'
import { listAddress, toRow } from '../list/listAddress.ts'
import type { RecordKind } from './defineRecord.ts'
import { RecordHead } from './RecordHead.tsx'
import { RecordProblem, type Back, backText } from './RecordProblem.tsx'
import { useFreshOnReturn } from './useFreshOnReturn.ts'
import classes from './Record.module.css'
import { useIsPainted } from '../../lib/useIsPainted.ts'
import { capital } from '../../lib/format/capital.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { StateBox } from '../states/StateBox.tsx'
import { SkeletonBar, waiting } from '../states/SkeletonBar.tsx'
import { useShortcutKeys } from '../page/keySheet.ts'
import { isPageCovered } from '../page/usePageKeys.ts'

const fields = ['INPUT', 'TEXTAREA', 'SELECT']

/** Escape leaves the page unless an overlay handles it or the user is typing. */
export function useEscapeTo({ to, state: { row } }: Pick<Back, 'to' | 'state'>): void {
  const navigate = useNavigate()
  useShortcutKeys('On this page', [{ label: 'Back to the list', keys: ['Esc'] }])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && fields.includes(event.target.tagName)
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping || isPageCovered()) return
      void navigate(to, { state: toRow(row) })
    }
    // In the capture phase, while overlays still exist: dialogs listen on the window and mount after the page.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [to, row, navigate])
}

function RecordSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={waiting}>
      <SkeletonBar height={16} width={60} gap={12} />
      <SkeletonBar height={28} width="min(420px, 80%)" gap={28} />
      <div className={classes.columns} aria-hidden>
        <div className={`stack ${classes.main}`}>
          <SkeletonBar height={72} radius="md" gap={24} />
          <SkeletonBar height={120} radius="md" gap={24} />
          <SkeletonBar height={240} radius="md" />
        </div>
        <div className={`stack box ${classes.aside}`}>
          <SkeletonBar height={180} radius="md" gap={16} />
          <SkeletonBar height={150} radius="md" gap={16} />
        </div>
      </div>
    </div>
  )
}

/** Replaces a record deleted by another user. While its Undo is available, Undo restores it. */
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
            {backText(back)}
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

function useRemembered({ noun, getTitle }: RecordKind, record: unknown): void {
  const to = useLocation().pathname
  const title = getTitle(record)
  useEffect(() => rememberRecord({ to, title, noun }), [to, title, noun])
}

function useForgotten(isGone: boolean): void {
  const to = useLocation().pathname
  useEffect(() => {
    if (isGone) void deleteRecent(to)
  }, [to, isGone])
}

function ShownRecord({ kind, record, back }: ShownRecordProps) {
  const { main, side } = kind
  const isWoven = kind.isWoven?.(record)
  // The lower sections render after the first paint.
  const isPainted = useIsPainted()
  useRemembered(kind, record)
  return (
    <article className={classes.page}>
      <PageHeader
        title={kind.getTitle(record)}
        badge={<span className={`inline ${classes.marks}`}>{kind.badge?.(record)}</span>}
        back={back}
        actions={<RecordHead kind={kind} record={record} />}
      />
      {kind.notice?.(record)}
      <div className={classes.columns} data-woven={isWoven || undefined}>
        <div className={`stack ${classes.main}`}>
          <div className={classes.first}>{main.first?.(record)}</div>
          {isPainted && main.rest?.(record)}
        </div>
        <aside className={`stack box ${classes.aside}`} aria-label="Summary">
          {side.first?.(record)}
          {/* Unless woven, the summary stands above the main column on phones: rendered later it would shift it. */}
          <div className={classes.rest}>{(isPainted || !isWoven) && side.rest?.(record)}</div>
        </aside>
      </div>
      {kind.print?.(record)}
    </article>
  )
}

interface OpenRecordProps {
  readonly kind: RecordKind
  readonly id: string
  readonly started: StartedQueries | undefined
}

const OpenRecord = memo(function OpenRecord({ kind, id, started }: OpenRecordProps) {
  const { noun, staffList, query, getRecord, refreshes } = kind
  const { deletes } = kind
  const isStaff = useActingUser().user_type === 'staff'
  const list = isStaff && staffList ? staffList : kind.list
  const back = { to: listAddress(list.to, useLocation().state), label: list.label, state: toRow(id) }
  useEscapeTo(back)
  useFreshOnReturn(refreshes)
  const isDeleted = useSyncExternalStore(deletes?.subscribe ?? never, () => deletes?.read().pending.has(id) === true)
  const { data, previousData, error, retry } = usePageQuery(query, { id }, started)
  const isMissing = error !== undefined && toApiError(error).code === 'NOT_FOUND'
  useForgotten(isDeleted || isMissing)
  const navigate = useNavigate()
  if (isDeleted) {
    return <DeletedRecord noun={noun} back={back} />
  }
  // Hides a record deleted by another user: changes to it would be lost.
  if (data && !isMissing) return <ShownRecord kind={kind} record={getRecord(data)} back={back} />
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
})

interface RecordPageProps {
  readonly kind: RecordKind
  readonly param: string
}

/** A record at its path: cached data at once, then the server's. */
export function RecordPage({ kind, param }: RecordPageProps) {
  const { [param]: id = '' } = useParams()
  const started = useLoaderData<StartedQueries | undefined>()
  const record = <OpenRecord key={id} kind={kind} id={id} started={started} />
  return kind.actions ? <ActionsProvider set={kind.actions}>{record}</ActionsProvider> : record
}

export const recordPage = (kind: RecordKind, param: string) => () => <RecordPage kind={kind} param={param} />
