import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { rowOf } from '../listAddress.ts'

/** The record that was opened last out of a list of this window. */
let opened: string | null = null

/** A record is opened out of the list: where the person comes back to. */
export const rememberRow = (id: string): void => void (opened = id)

/** Back, Forward and a record's own way back come to the row that was left, as soon as it is there: the one exception of docs/decisions/017. */
export function useReturnToRow(rows: readonly { readonly id: string }[] | undefined): void {
  const { state } = useLocation()
  const wanted = useNavigationType() === NavigationType.Pop ? opened : rowOf(state)
  const isDone = useRef(false)
  // A list that was kept comes to a row each time it is come back to.
  useEffect(() => () => void (isDone.current = false), [])
  useEffect(() => {
    if (isDone.current || (!rows && wanted !== null)) return
    isDone.current = true
    const row = rows?.find(({ id }) => id === wanted)
    // After the shell has begun the page at its top.
    if (row) queueMicrotask(() => showRow(row.id))
  }, [rows, wanted])
}

function showRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true })
}
