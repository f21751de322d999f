import { useEffect, useState } from 'react'

/** Whether this document was loaded at its address: only then has it the policy with which a card form may load. */
function isOwnDocument(): boolean {
  const [entry] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  if (!entry || !URL.canParse(entry.name)) return true
  return new URL(entry.name).pathname === window.location.pathname
}

/** Loads the page anew where a click inside the product has led here; false until it is. */
export function usePayingPage(): boolean {
  const [isReady] = useState(isOwnDocument)
  useEffect(() => {
    if (!isReady) window.location.reload()
  }, [isReady])
  return isReady
}
