import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { toApiError } from '../../lib/api/apiError.ts'
import { showError } from '../toasts/toasts.ts'
import type { List } from '../list/defineList.ts'
import type { ListRow, Selection } from '../list/rows/selection.ts'
import { toInput, type ListState } from '../list/listState.ts'
import { walkPages } from '../list/walkPages.ts'
import classes from './BulkBar.module.css'

const MOST_SELECTED = 500

interface SelectAllProps<Row extends ListRow> {
  readonly list: List<Row>
  readonly state: ListState
  readonly selection: Selection<Row>
  readonly total: number | null
}

const counted = (count: number): string => count.toLocaleString('en')

/** Selects all rows of the list up to a limit, once a whole page is selected. */
export function SelectAll<Row extends ListRow>({ list, state, selection, total }: SelectAllProps<Row>) {
  const client = useApolloClient()
  const stop = useRef<AbortController | null>(null)
  const [rows, setRows] = useState<number | null>(null)
  if (total === null || !selection.isWholePage || selection.rows.length >= total) return null
  if (selection.rows.length >= MOST_SELECTED) {
    return (
      <span
        className={`hint ${classes.note}`}
      >{`You can select up to ${counted(MOST_SELECTED)} of ${counted(total)} matching ${list.noun.many}.`}</span>
    )
  }
  const most = Math.min(total, MOST_SELECTED)
  const selectAll = async (): Promise<void> => {
    const controller = new AbortController()
    stop.current = controller
    setRows(0)
    try {
      const all = await walkPages({
        client,
        list,
        input: toInput(list, state),
        most: MOST_SELECTED,
        signal: controller.signal,
        onProgress: setRows,
      })
      if (all) selection.add(all)
    } catch (error) {
      showError(toApiError(error).message)
    }
    setRows(null)
  }
  if (rows !== null) {
    return (
      <span className={`hint ${classes.note}`} role="status">
        {`Selecting ${counted(rows)} of ${counted(most)} … `}
        <Button size="compact-xs" variant="default" onClick={() => stop.current?.abort()}>
          Stop
        </Button>
      </span>
    )
  }
  return (
    <Button size="compact-sm" h={32} variant="subtle" onClick={() => void selectAll()}>
      {total > MOST_SELECTED
        ? `Select the first ${counted(MOST_SELECTED)} of ${counted(total)} matching ${list.noun.many}`
        : `Select all ${counted(total)} matching ${list.noun.many}`}
    </Button>
  )
}
