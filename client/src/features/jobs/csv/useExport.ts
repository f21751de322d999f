import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { showSuccess } from '../../../shared/toasts/toasts.ts'
import { ListBranchesDocument } from '../bulk/bulk.generated.ts'
import { jobsWord } from '../bulk/bulkWords.ts'
import { walkPages } from '../bulk/walkPages.ts'
import type { JobColumnKey } from '../list/jobColumns.ts'
import { jobsInputOf, type JobListState } from '../list/jobListState.ts'
import { csvRowsOf } from './csvColumns.ts'
import { csvText } from './csvText.ts'
import { saveFile } from './saveFile.ts'

interface Progress {
  readonly rows: number
  /** null: not known yet. */
  readonly total: number | null
}

const nothingYet: Progress = { rows: 0, total: null }

/** Writes the rows of the list into a file as soon as it is shown. `onEnd` comes when it is saved. */
export function useExport(state: JobListState, shown: readonly JobColumnKey[], onEnd: () => void) {
  const client = useApolloClient()
  const format = useFormat()
  const [progress, setProgress] = useState(nothingYet)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const asked = useRef({ state, shown, onEnd, format })

  useEffect(() => {
    const stop = new AbortController()
    const branchesOf = async (columns: readonly JobColumnKey[]): Promise<Map<string, string>> => {
      if (!columns.includes('branch')) return new Map()
      const { data } = await client.query({ query: ListBranchesDocument })
      return new Map(data?.branches.items.map(({ id, name }) => [id, name ?? '']))
    }
    const write = async (): Promise<void> => {
      const now = asked.current
      const branches = await branchesOf(now.shown)
      const onProgress = (rows: number, total: number | null): void => setProgress({ rows, total })
      const jobs = await walkPages({ client, input: jobsInputOf(now.state), signal: stop.signal, onProgress })
      if (!jobs || stop.signal.aborted) return
      const name = `jobs-${now.format.today()}.csv`
      saveFile(name, csvText(csvRowsOf(jobs, now.shown, { format: now.format, branches })), 'text/csv;charset=utf-8')
      showSuccess(`${name}: ${jobsWord(jobs.length)}`)
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
