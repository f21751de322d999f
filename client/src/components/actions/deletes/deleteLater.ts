import type { ApolloClient } from '@apollo/client'
import { toApiError } from '../../../lib/api/apiError.ts'
import { deleteRecent } from '../../../lib/session/recentRecords.ts'
import { readSession, subscribeSession } from '../../../lib/session/session.ts'
import { offerUndo } from '../../toasts/offerUndo.tsx'
import { showError, showInfo } from '../../toasts/toasts.ts'
import { inParallel, MOST_AT_ONCE } from '../../list/inParallel.ts'
import { reloadQueries } from '../reloadQueries.ts'
import type { Deletes, PageOfDeletable, RefusedDelete, PendingDelete, PendingDeletes } from './defineDeletes.ts'
import { withoutPendingDeletes } from './withoutPendingDeletes.ts'
import { pageScoped } from '../../../lib/createStore.ts'

function holding<Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(deletes: Deletes<Row, Page>) {
  const setPending = (pending: PendingDeletes<Row>): void =>
    deletes.change({ hide: (page, rows) => withoutPendingDeletes(page, pending, rows, deletes), pending })
  const put = (entries: readonly PendingDelete<Row>[]): void =>
    setPending(new Map([...deletes.read().pending, ...entries.map((entry) => [entry.row.id, entry] as const)]))
  return {
    hide: (rows: readonly Row[], list: string | null): void => put(rows.map((row) => ({ row, rows: list, isGone: false }))),
    markGone: (rows: readonly Row[]): void => put(rows.map((row) => ({ row, rows: null, isGone: true }))),
    release: (rows: readonly Row[]): void =>
      setPending(new Map([...deletes.read().pending].filter(([id]) => !rows.some((row) => row.id === id)))),
  }
}

interface DeletableRow {
  readonly id: string
}

/** Records deleted together with one Undo. */
interface Batch {
  readonly count: number
  readonly successMessage: string
  readonly send: (isLeaving: boolean) => Promise<void>
  withdraw: (() => void) | null
}

/** Batches in their undo period. A batch is removed when it is sent or undone. */
const waiting = pageScoped(new Set<Batch>())

/** Browsers send at most 64 kB after a page ends. */
const MOST_AFTER_THE_END = 100

/** Sends the deletes once. `isLeaving`: starts all requests with `keepalive`. */
async function send(batch: Batch, isLeaving: boolean): Promise<void> {
  if (waiting.delete(batch)) await batch.send(isLeaving)
}

/** Signing out, leaving or hiding the page ends the undo period: a hidden page may end without another event. */
function sendAll(): void {
  for (const batch of waiting) {
    batch.withdraw?.()
    showInfo(batch.successMessage)
    void send(batch, true)
  }
}

const onSession = (): void => void (readSession('authToken') === null && sendAll())
const onHidden = (): void => void (document.visibilityState === 'hidden' && sendAll())

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if ([...waiting].some(({ count }) => count > MOST_AFTER_THE_END)) event.preventDefault()
}

let isWatching = false
function watchLeaving(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', sendAll)
  subscribeSession(onSession)
  window.addEventListener('beforeunload', onBeforeUnload)
}

interface Deletion<Row extends DeletableRow, Page extends PageOfDeletable<Row>> {
  readonly client: ApolloClient
  readonly deletes: Deletes<Row, Page>
  readonly records: readonly Row[]
  /** The deleting user's token: a later user's session must not send the deletes. */
  readonly token: string
}

/** An open list shows the reasons of several failures; otherwise a toast does. */
function showFailedDelete<Row extends DeletableRow, Page extends PageOfDeletable<Row>>(
  { deletes, records }: Deletion<Row, Page>,
  refused: readonly RefusedDelete<Row>[],
): void {
  const [first] = refused
  if (!first) return
  if (records.length > 1 && window.location.pathname === deletes.path) {
    deletes.change({ refused: [...deletes.read().refused, ...refused] })
  } else if (refused.length > 1) showError(`${refused.length} ${deletes.noun.many} weren’t deleted`)
  else showError(`${deletes.getName(first.row)} wasn’t deleted: ${first.message}`)
}

async function sendDeletion<Row extends DeletableRow, Page extends PageOfDeletable<Row>>(
  deletion: Deletion<Row, Page>,
  isLeaving: boolean,
): Promise<void> {
  const { client, deletes, records, token } = deletion
  const gone: Row[] = []
  const refused: RefusedDelete<Row>[] = []
  const keepalive = isLeaving && records.length <= MOST_AFTER_THE_END
  const context = { fetchOptions: { keepalive }, headers: { authorization: token } }
  await inParallel(records, isLeaving ? records.length : MOST_AT_ONCE, async (row) => {
    try {
      await client.mutate({ ...deletes.call(row), context })
      gone.push(row)
    } catch (error) {
      const { code, message } = toApiError(error)
      // Another user deleted it first.
      if (code === 'NOT_FOUND') gone.push(row)
      else refused.push({ row, message })
    }
  })
  const { release, markGone } = holding(deletes)
  release(refused.map(({ row }) => row))
  showFailedDelete(deletion, refused)
  await reloadQueries(client, deletes.refetchQueries)
  markGone(gone)
}

export async function deleteLater<Row extends DeletableRow, Page extends PageOfDeletable<Row>>(
  client: ApolloClient,
  deletes: Deletes<Row, Page>,
  records: readonly Row[],
  list: string | null,
): Promise<void> {
  const { hide, release } = holding(deletes)
  const deletion = { client, deletes, records, token: readSession('authToken') ?? '' }
  const [only] = records
  const successMessage = only && records.length === 1 ? deletes.successMessage(only) : `${records.length} ${deletes.noun.many} deleted`
  const batch: Batch = { count: records.length, successMessage, send: (isLeaving) => sendDeletion(deletion, isLeaving), withdraw: null }
  hide(records, list)
  for (const { id } of records) void deleteRecent(`${deletes.path}/${encodeURIComponent(id)}`)
  waiting.add(batch)
  watchLeaving()
  batch.withdraw = await offerUndo({
    message: successMessage,
    onUndo: () => {
      if (waiting.delete(batch)) release(records)
    },
    onExpire: () => void send(batch, false),
  })
  if (!waiting.has(batch)) batch.withdraw()
}
