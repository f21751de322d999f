import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { savedPart, withSavedPart } from './boardAddress.ts'
import { useSessionValue } from '../../../lib/session/session.ts'

/** Lanes, colors and filters default to the user's last choice in this browser; `choose` changes the URL and stores them. */
export function useBoardSearch() {
  const [returned, setSearch] = useSearchParams()
  const key = preferenceKey('schedule', useSessionValue('authEmail'))
  const search = useMemo(() => withSavedPart(returned, browserStore.read(key)), [returned, key])
  useEffect(() => {
    if (search !== returned) setSearch(search, { replace: true, preventScrollReset: true })
  }, [search, returned, setSearch])
  const choose = useCallback(
    (next: URLSearchParams) => {
      browserStore.write(key, savedPart(next))
      setSearch(next, { preventScrollReset: true })
    },
    [key, setSearch],
  )
  return { search, setSearch, choose }
}
