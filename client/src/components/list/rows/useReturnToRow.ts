import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { rowOf } from '../listAddress.ts'
import { createStore } from '../../../lib/createStore.ts'

const opened = createStore<string | null>(null)

export const rememberRow: (id: string) => void = opened.write

/** Back, Forward and a record's Back link restore the row once it is rendered: the one exception of docs/decisions/017. */
export function useReturnToRow(rows: readonly { readonly id: string }[] | undefined): void {
  const { state } = useLocation()
  const requested = useNavigationType() === NavigationType.Pop ? opened.read() : rowOf(state)
  const isDone = useRef(false)
  // A list hidden behind a record restores the row on each return.
  useEffect(() => () => void (isDone.current = false), [])
  useEffect(() => {
    if (isDone.current || (!rows && requested !== null)) return
    isDone.current = true
    const row = rows?.find(({ id }) => id === requested)
    // After the shell has scrolled the page to the top.
    if (row) queueMicrotask(() => showRow(row.id))
  }, [rows, requested])
}

function showRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true })
}
