import { Button } from '@mantine/core'
import type { JobListState } from './jobListState.ts'
import { SortSelect } from './SortSelect.tsx'
import type { ChangeJobList } from './useJobListState.ts'
import type { JobSelection } from './useJobSelection.ts'
import classes from './NarrowTools.module.css'

interface NarrowToolsProps {
  readonly state: JobListState
  readonly selection: JobSelection
  readonly onChange: ChangeJobList
}

/** What stands in the table's head where there are cards instead: sorting, and selecting. */
export function NarrowTools({ state, selection, onChange }: NarrowToolsProps) {
  const { isOffered, isChoosing, setIsChoosing } = selection
  return (
    <>
      <SortSelect state={state} onChange={onChange} />
      {isOffered && (
        <Button variant="default" className={classes.choose} aria-pressed={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          Select
        </Button>
      )}
    </>
  )
}
