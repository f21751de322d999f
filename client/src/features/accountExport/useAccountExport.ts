import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { saveLargeFile } from '../../components/csv/saveFile.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { exportFolder } from '../../lib/session/exportFolder.ts'
import { readSession } from '../../lib/session/session.ts'
import { useMe } from '../../lib/session/useMe.ts'
import { ExportStopped, readStarted } from './exportCollection.ts'
import type { ExportJournal } from './exportJournal.ts'
import { exportedLists } from './exportLists.ts'
import { type ExportStore, openExportStore } from './exportStore.ts'
import { type ExportProgress, type ExportResult, runExport } from './runExport.ts'
import { nowInSeconds } from '../../lib/clock.ts'

const getText = (error: unknown): string => {
  if (error instanceof ExportStopped) return error.message
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'There isn’t enough space on this device.'
  return toApiError(error).message
}

/** The account export of this device: what is started, its run and its result. Leaving the page stops it. */
export function useAccountExport() {
  const client = useApolloClient()
  const format = useFormat()
  const me = useMe()
  const company = me.data?.me.userProfileDetails?.organizationName ?? ''
  const [store, setStore] = useState<ExportStore | null>(null)
  const [started, setStarted] = useState<ExportJournal | null>(null)
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const [result, setResult] = useState<ExportResult | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const run = useRef<AbortController | null>(null)
  const [isRunning, setIsRunning] = useState(false)

  useEffect(() => {
    let isCurrent = true
    void (async () => {
      const opened = await openExportStore(exportFolder(readSession('authEmail') ?? ''))
      const journal = await readStarted(opened)
      if (!isCurrent) return
      setStore(opened)
      setStarted(journal)
    })()
    return () => {
      isCurrent = false
      run.current?.abort()
    }
  }, [])

  const start = (): void => {
    if (!store || isRunning) return
    const abort = new AbortController()
    run.current = abort
    setProblem(null)
    setIsRunning(true)
    runExport({
      client,
      store,
      lists: exportedLists,
      format,
      company,
      now: nowInSeconds,
      signal: abort.signal,
      onProgress: (now) => !abort.signal.aborted && setProgress(now),
    })
      .then(setResult, (error: unknown) => setProblem(getText(error)))
      .finally(async () => {
        setIsRunning(false)
        setStarted(await readStarted(store))
      })
  }
  const discard = (): void => {
    setResult(null)
    setStarted(null)
    void store?.clear()
  }
  const download = (): void => {
    if (result) saveLargeFile(`account-${format.today()}.zip`, result.zip)
  }
  return {
    isReady: store !== null,
    started,
    progress,
    result,
    problem,
    isRunning,
    start,
    stop: () => run.current?.abort(),
    discard,
    download,
  }
}
