import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { Import, ImportContext } from './defineImport.ts'

interface State {
  readonly importContext: ImportContext | null
  readonly error: unknown
  readonly read: number
}
const nothing: State = { importContext: null, error: null, read: 0 }

export function useImportContext({ rules }: Import) {
  const client = useApolloClient()
  const [state, setState] = useState(nothing)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const read = async (): Promise<void> => {
      const onProgress = (records: number): void => setState((now) => ({ ...now, read: records }))
      const importContext = await rules.prepare({ client, signal: stop.signal, onProgress })
      if (importContext) setState({ ...nothing, importContext })
    }
    read().catch((error: unknown) => !stop.signal.aborted && setState({ ...nothing, error }))
    return () => stop.abort()
  }, [client, rules, tries])
  const retry = (): void => {
    setState(nothing)
    setTries(tries + 1)
  }
  return { ...state, retry }
}
