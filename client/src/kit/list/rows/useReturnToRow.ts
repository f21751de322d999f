import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** The record that was opened last out of a list of this window. */
let opened: string | null = null

/** A record is opened out of the list: where the person comes back to. */
export const rememberRow = (id: string): void => void (opened = id)

/** Back and Forward come to the row that was left, as soon as it is there: the one exception of docs/decisions/017. */
export function useReturnToRow(rows: readonly { readonly id: string }[] | undefined): void {
  const isReturn = useNavigationType() === NavigationType.Pop
  const isDone = useRef(!isReturn || opened === null)
  useEffect(() => {
    if (isDone.current || !rows) return
    isDone.current = true
    const row = rows.find(({ id }) => id === opened)
    // After the shell has begun the page at its top.
    if (row) queueMicrotask(() => showRow(row.id))
  }, [rows])
}

function showRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true })
}
