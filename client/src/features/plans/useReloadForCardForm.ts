import { useEffect, useState } from 'react'

/** Whether this document was loaded at its own URL: only then its content security policy allows card forms. */
function isOwnDocument(): boolean {
  const [entry] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  if (!entry || !URL.canParse(entry.name)) return true
  return new URL(entry.name).pathname === window.location.pathname
}

/** Reloads the page after a client-side navigation; false until then. */
export function useReloadForCardForm(): boolean {
  const [isReady] = useState(isOwnDocument)
  useEffect(() => {
    if (!isReady) window.location.reload()
  }, [isReady])
  return isReady
}
