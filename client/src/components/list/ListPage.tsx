import { PageNotes } from './pages/PageNotes.tsx'
import type { Authority } from '@callout/contracts/profile/authorities'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { useWorksAlone } from '../../lib/session/onSite.ts'
import { useAuthority } from '../../lib/session/useAuthority.ts'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { QueryProblem } from '../states/QueryProblem.tsx'
import { ActionsProvider } from '../actions/ActionsProvider.tsx'
import { BulkNotes, LostRunNote } from '../bulk/BulkNotes.tsx'
import { CreateButton } from './CreateButton.tsx'
import type { List, ListPageOf } from './defineList.ts'
import type { ListRow } from './rows/selection.ts'
import { ListRows } from './ListRows.tsx'
import { hasNothing, rowsKeyOf, writeState } from './listState.ts'
import { listWithout } from './listWithout.ts'
import { ListTabs } from './toolbar/ListTabs.tsx'
import { ListToolbar } from './toolbar/ListToolbar.tsx'
import { useReturnToRow } from './rows/useReturnToRow.ts'
import { useSelection } from './rows/useSelection.ts'
import { useListState } from './useListState.ts'
import { useRows } from './useRows.ts'
import classes from './ListPage.module.css'
import { Navigate, useLoaderData, useLocation } from 'react-router'
import type { StartedQueries } from '../../lib/api/usePageQuery.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { stateOfView } from './views/listViews.ts'
import { useDefaultView, useListPreferences, type StartingList } from './views/useListPreferences.ts'

/** Whether the plain path was opened by a user with a default view. Decided once: clearing the filters later shows all rows. */
function useIsStart(list: StartingList): boolean {
  const { search } = useLocation()
  const hasView = useDefaultView(list) !== null
  const [isStart, setIsStart] = useState(search === '' && hasView)
  if (isStart && search !== '') setIsStart(false)
  return isStart && search === ''
}

function StartView({ list }: { readonly list: List }) {
  const { views } = useListPreferences(list)
  const defaultView = useDefaultView(list)
  const { today } = useFormat()
  const view = [...list.views, ...views].find(({ id }) => id === defaultView) ?? list.views[0]
  return <Navigate to={{ search: writeState(list, stateOfView(list, view, today())).toString() }} replace />
}

const isNoted = ({ ignored, unreadable }: ListPageOf<unknown>): boolean => Boolean(ignored?.length || unreadable?.length)

const noRows: readonly never[] = []
const useNothing = (): void => undefined

interface ListPageProps<Row extends ListRow> {
  readonly list: List<Row>
}

interface OpenListProps {
  readonly list: List
  readonly started: StartedQueries | undefined
}

const OpenList = memo(function OpenList({ list, started }: OpenListProps) {
  const useWhileOpen = list.useWhileOpen ?? useNothing
  useWhileOpen()
  const { tabs, noun, bulk, deletes, Banner, Header, HeaderActions, Totals } = list
  const [state, change] = useListState(list)
  const { page, isOutdated, isSlow, isFilling, error, retry } = useRows(list, state, started)
  useReturnToRow(isFilling ? undefined : page?.items)
  const selection = useSelection(list, rowsKeyOf(list, state), page?.items ?? noRows)
  const isFresh = page !== undefined && !isOutdated && hasNothing(list, state, page)
  const content: ReactNode = (
    <>
      {Totals && <Totals state={state} onChange={change} />}
      {!isFresh && (
        <ListToolbar
          list={list}
          state={state}
          selection={selection}
          total={page?.totalCount ?? null}
          isOutdated={isOutdated}
          onChange={change}
        />
      )}
      {page && !error && !isOutdated && !isFilling && isNoted(page) && <PageNotes list={list} page={page} />}
      {error ? (
        <QueryProblem error={error} onRetry={retry} back={{ to: paths.home(), label: 'Back to home' }} />
      ) : (
        <ListRows
          list={list}
          state={state}
          page={isFilling ? undefined : page}
          isOutdated={isOutdated}
          isSlow={isSlow}
          onRetry={retry}
          selection={selection}
          onChange={change}
        />
      )}
    </>
  )
  return (
    <>
      <PageHeader
        title={list.title}
        {...(list.back && { back: list.back })}
        subtitle={page ? list.summary?.(page) : !error && list.summarySkeleton}
        actions={
          HeaderActions ? <HeaderActions /> : page && list.isFull?.(page) ? null : <CreateButton list={list} isSecondary={isFresh} />
        }
      />
      {Header && <Header />}
      {tabs ? (
        <ListTabs tabs={tabs} counts={page?.counts ?? null} value={state.tab} onChange={(tab) => change({ tab })}>
          {content}
        </ListTabs>
      ) : (
        <div className={classes.panel}>{content}</div>
      )}
      {deletes ? <BulkNotes noun={noun} deletes={deletes} /> : bulk && <LostRunNote noun={noun} />}
      {Banner && <Banner />}
    </>
  )
})

interface Restricted {
  readonly needs?: Authority | undefined
  readonly isOfTeam?: true | undefined
}

/** The list without parts whose authority the user is known to lack, and for users who work alone without those of a team. */
function useListFor<Row extends ListRow>(list: List<Row>): List<Row> {
  const authorityOf = useAuthority()
  const isAlone = useWorksAlone()
  const lacks = ({ needs, isOfTeam }: Restricted): boolean =>
    (needs !== undefined && authorityOf(needs) === false) || (isOfTeam === true && isAlone)
  const left = (table: Readonly<Record<string, Restricted>>): string =>
    Object.keys(table)
      .filter((key) => lacks(table[key] ?? {}))
      .join()
  const [columns, filters] = [left(list.columns), left(list.filters)]
  return useMemo(
    () => (columns || filters ? listWithout(list, { columns: columns.split(','), filters: filters.split(',') }) : list),
    [list, columns, filters],
  )
}

function ListOfPerson<Row extends ListRow>({ list: whole }: ListPageProps<Row>) {
  const list = useListFor(whole)
  const started = useLoaderData<StartedQueries | undefined>()
  if (!useIsStart(list)) return <OpenList list={list} started={started} />
  return <StartView list={list} />
}

export function ListPage<Row extends ListRow>({ list }: ListPageProps<Row>) {
  const page = <ListOfPerson list={list} />
  return list.actions ? <ActionsProvider set={list.actions}>{page}</ActionsProvider> : page
}
