import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type StartedQueries, usePageQuery } from '../../lib/api/usePageQuery.ts'
import type { List, ListPageOf } from './defineList.ts'
import type { ListRow } from './rows/selection.ts'
import { toInput, type ListState, rowsKeyOf } from './listState.ts'
import { NOTICED_MS, useLasting } from '../states/StillLoading.tsx'

export interface ShownRows<Row> {
  /** undefined until the first response. */
  readonly page: ListPageOf<Row> | undefined
  /** Shows the previous rows while those of the new choice load. */
  readonly isOutdated: boolean
  /** Loading takes long: the previous rows must not be mistaken for the new ones. */
  readonly isSlow: boolean
  /** All rows of the page are being deleted, and the following ones are loading. */
  readonly isFilling: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** Delayed by one commit: a render of the router's transition may be interrupted by one with old variables, which refetches endlessly. */
function useSettled(state: ListState): ListState {
  const [settled, setSettled] = useState(state)
  useEffect(() => {
    setSettled(state)
  }, [state])
  return settled
}

const isFollowed = ({ totalCount }: ListPageOf<unknown>, { page, perPage }: ListState): boolean =>
  totalCount !== null && page * perPage < totalCount

function filled<Row extends ListRow>(page: ListPageOf<Row>, next: ListPageOf<Row> | undefined, length: number): ListPageOf<Row> {
  if (!next) return page
  const more = next.items.filter(({ id }) => !page.items.some((row) => row.id === id))
  return { ...page, items: [...page.items, ...more].slice(0, length) }
}

const stays = <Page>(page: Page): Page => page
const never = () => () => undefined

/** The rows to show: the requested ones, or the previous ones while those load. */
export function useRows<Row extends ListRow>(list: List<Row>, requested: ListState, started: StartedQueries | undefined): ShownRows<Row> {
  const state = useSettled(requested)
  const { data, previousData, error, retry } = usePageQuery(list.query, { input: toInput(list, state) }, started)
  const { deletes } = list
  const hide = useSyncExternalStore(deletes?.subscribe ?? never, () => deletes?.read().hide ?? stays)
  const rows = rowsKeyOf(list, state)
  const answer: unknown = data ?? previousData
  const asked = useMemo(() => (answer ? list.selectPage(answer) : undefined), [list, answer])
  const left = useMemo(() => asked && hide(asked, rows), [asked, hide, rows])
  const isShort = asked !== undefined && left !== undefined && left.items.length < asked.items.length && isFollowed(asked, state)
  const following = useQuery(list.query, { variables: { input: toInput(list, { ...state, page: state.page + 1 }) }, skip: !isShort })
  const nextAnswer: unknown = isShort ? following.data : undefined
  const next = useMemo(() => (nextAnswer ? list.selectPage(nextAnswer) : undefined), [list, nextAnswer])
  const isSettled = state === requested
  const isOutdated = !data || !isSettled
  const isSlow = useLasting(isOutdated && error === undefined, NOTICED_MS)
  return {
    page: useMemo(() => left && filled(left, next && hide(next, rows), asked?.items.length ?? 0), [left, next, asked, hide, rows]),
    isFilling: isShort && left.items.length === 0 && following.loading,
    isOutdated,
    isSlow,
    error: data || !isSettled ? undefined : error,
    retry,
  }
}
