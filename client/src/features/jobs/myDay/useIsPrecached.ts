import { useEffect, useState } from 'react'

/** Whether the service worker has precached the app, so that a page loads without network. */
export function useIsPrecached(): boolean {
  const [isPrecached, setIsPrecached] = useState(() => Boolean(navigator.serviceWorker?.controller))
  useEffect(() => {
    let isMounted = true
    void navigator.serviceWorker?.ready.then(() => isMounted && setIsPrecached(true))
    return () => {
      isMounted = false
    }
  }, [])
  return isPrecached
}
