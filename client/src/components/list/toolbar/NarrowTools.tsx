import { Button } from '@mantine/core'
import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import { SortSelect } from './SortSelect.tsx'
import type { ChangeList } from '../useListState.ts'
import type { Selection } from '../rows/selection.ts'
import classes from './NarrowTools.module.css'

interface NarrowToolsProps {
  readonly list: List
  readonly state: ListState
  readonly selection: Pick<Selection, 'isOffered' | 'isChoosing' | 'setIsChoosing'>
  readonly onChange: ChangeList
}

/** What stands in the table's head where there are cards instead: sorting, and selecting. */
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
