import { useEffect, useState } from 'react'
import { send } from './call.ts'
import { sessionStore, versionStore } from './connection.ts'
import { useStore } from './createStore.ts'

export interface Loaded<T> {
  /** Undefined until the first reply. */
  readonly data: T | undefined
  readonly error: string | undefined
}

/** Reply of a GET, read again after changes. `session` is the page's unless set. */
export function useControl<T>(path: `/control/${string}`, session?: string): Loaded<T> {
  const own = useStore(sessionStore)
  const version = useStore(versionStore)
  const [loaded, setLoaded] = useState<Loaded<T>>({ data: undefined, error: undefined })
  useEffect(() => {
    let isOver = false
    send<T>({ method: 'GET', path }, session).then(
      (data) => !isOver && setLoaded({ data, error: undefined }),
      (error: Error) => !isOver && setLoaded({ data: undefined, error: error.message }),
    )
    return () => {
      isOver = true
    }
  }, [path, session, own, version])
  return loaded
}
