import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../states/EmptyState.tsx'
import type { List } from './defineList.ts'
import { isNarrowed, type ListState, scopeOf, widening } from './listState.ts'
import type { ChangeList } from './useListState.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'

export interface NoMatchesProps {
  readonly list: Pick<List, 'noun' | 'create' | 'imports' | 'tabs' | 'filters' | 'sorts' | 'sort' | 'columns'>
  readonly state: ListState
  readonly total: number | null
  readonly onChange: ChangeList
}

/** An empty list: offers to create the first row to permitted users. */
function FirstRow({ noun, create, imports }: NoMatchesProps['list']) {
  const mayCreate = useHasAuthority(create?.needs ?? 'manage_jobs')
  const mayImport = useHasAuthority(imports?.needs ?? 'manage_jobs')
  if (!create) return <EmptyState>{`There are no ${noun.many} yet.`}</EmptyState>
  const { label, text, others, Banner } = create.first
  if (!mayCreate) return <EmptyState>{others}</EmptyState>
  const first = (
    <EmptyState
      action={
        <Group justify="center" gap={8}>
          <Button component={Link} to={create.to} h={44}>
            {label}
          </Button>
          {imports && mayImport && (
            <Button component={Link} to={imports.to} h={44} variant="default">
              Import {noun.many}
            </Button>
          )}
        </Group>
      }
    >
      {text}
    </EmptyState>
  )
  if (!Banner) return first
  return (
    <>
      <Banner />
      {first}
    </>
  )
}

/** 'No data Found!' (spec §8), the likely reason and the next step. */
export function NoMatches({ list, state, total, onChange }: NoMatchesProps) {
  const { noun, tabs } = list
  const wayOut = (label: string, act: () => void) => (
    <Button variant="default" onClick={act}>
      {label}
    </Button>
  )
  if (state.page > 1) {
    const last = Math.max(1, Math.ceil((total ?? 0) / state.perPage))
    return (
      <EmptyState action={wayOut(`Go to page ${last}`, () => onChange({ page: last }))}>{`Page ${state.page} doesn’t exist.`}</EmptyState>
    )
  }
  if (isNarrowed(list, state)) {
    const isFiltered = isNarrowed(list, { ...state, search: '' })
    const what = state.search
      ? `No ${noun.many} match “${state.search}”${isFiltered ? ' with these filters' : ''}.`
      : `No ${noun.many} match these filters.`
    return <EmptyState action={wayOut('Clear search and filters', () => onChange(widening(list)))}>{what}</EmptyState>
  }
  if (tabs && state.tab !== tabs.none) {
    return <EmptyState action={wayOut(tabs.allLabel, () => onChange({ tab: tabs.none }))}>{`No ${noun.many} in this tab.`}</EmptyState>
  }
  const scope = scopeOf(list, state)
  if (scope) return <EmptyState>{`There are no ${noun.many} in this ${scope}.`}</EmptyState>
  return <FirstRow {...list} />
}
