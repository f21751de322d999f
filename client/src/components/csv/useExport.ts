import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../lib/format/useFormat.ts'
import { showSuccess } from '../toasts/toasts.ts'
import type { List } from '../list/defineList.ts'
import { inputOf, type ListState } from '../list/listState.ts'
import { walkPages } from '../list/walkPages.ts'
import { counted } from '../list/words.ts'
import { csvText } from './csvText.ts'
import { listFile } from './listFile.ts'
import { saveFile } from './saveFile.ts'

interface Progress {
  readonly rows: number
  /** null: not known yet. */
  readonly total: number | null
}

const nothingYet: Progress = { rows: 0, total: null }

/** Writes the rows of the list into a file as soon as it is shown. `onEnd` comes when it is saved. */
export function useExport(list: List, state: ListState, shown: readonly string[], onEnd: () => void) {
  const client = useApolloClient()
  const format = useFormat()
  const [progress, setProgress] = useState(nothingYet)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const asked = useRef({ list, state, shown, onEnd, format })

  useEffect(() => {
    const stop = new AbortController()
    const write = async (): Promise<void> => {
      const now = asked.current
      const onProgress = (rows: number, total: number | null): void => setProgress({ rows, total })
      const whole = await now.list.exports?.whole?.()
      const walked = whole?.query ? { ...now.list, query: whole.query } : now.list
      const rows = await walkPages({ client, list: walked, input: inputOf(now.list, now.state), signal: stop.signal, onProgress })
      if (!rows || stop.signal.aborted) return
      const cells = await listFile(now.list, rows, { client, format: now.format, shown: now.shown }, whole)
      const name = `${now.list.noun.many.replaceAll(' ', '-')}-${now.format.today()}.csv`
      saveFile(name, csvText(cells), 'text/csv;charset=utf-8')
      showSuccess(`${name}: ${counted(now.list.noun, rows.length)}`)
      now.onEnd()
    }
    write().catch((problem: unknown) => !stop.signal.aborted && setError(problem))
    return () => stop.abort()
  }, [client, tries])

  const retry = (): void => {
    setError(null)
    setProgress(nothingYet)
    setTries((count) => count + 1)
  }
  return { progress, error, retry }
}
