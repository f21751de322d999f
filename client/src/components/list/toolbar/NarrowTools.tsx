import { Button, NativeSelect } from '@mantine/core'
import type { List } from '../defineList.ts'
import type { ListState, SortDirection } from '../listState.ts'
import type { ChangeList } from '../useListState.ts'
import type { Selection } from '../rows/selection.ts'
import classes from './NarrowTools.module.css'

const arrows: Record<SortDirection, string> = { ASCENDING: '↑', DESCENDING: '↓' }
const directions: readonly SortDirection[] = ['ASCENDING', 'DESCENDING']

interface SortSelectProps {
  readonly list: List
  readonly state: ListState
  readonly onChange: ChangeList
}

function SortSelect({ list: { sorts }, state, onChange }: SortSelectProps) {
  const options = Object.entries(sorts).flatMap(([sort, { label }]) =>
    directions.map((direction) => ({ value: `${sort} ${direction}`, label: `${label} ${arrows[direction]}` })),
  )
  return (
    <NativeSelect
      className={`fill ${classes.sortSelect}`}
      aria-label="Sort by"
      data={options}
      value={`${state.sortBy} ${state.sortDirection}`}
      onChange={(event) => {
        const [sortBy, direction] = event.currentTarget.value.split(' ')
        onChange({ sortBy, sortDirection: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' })
      }}
    />
  )
}

interface NarrowToolsProps {
  readonly list: List
  readonly state: ListState
  readonly selection: Pick<Selection, 'isOffered' | 'isChoosing' | 'setIsChoosing'>
  readonly onChange: ChangeList
}

export function NarrowTools({ list, state, selection, onChange }: NarrowToolsProps) {
  const { isOffered, isChoosing, setIsChoosing } = selection
  return (
    <>
      <SortSelect list={list} state={state} onChange={onChange} />
      {isOffered && (
        <Button variant="default" className={classes.choose} aria-pressed={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          Select
        </Button>
      )}
    </>
  )
}
