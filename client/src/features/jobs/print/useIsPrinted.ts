import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page goes, or has gone, to a printer: true before the browser looks at it. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const begin = (): void => flushSync(() => setIsPrinted(true))
    const paper = window.matchMedia('print')
    const onMedia = (): void => {
      if (paper.matches) begin()
    }
    window.addEventListener('beforeprint', begin)
    paper.addEventListener('change', onMedia)
    return () => {
      window.removeEventListener('beforeprint', begin)
      paper.removeEventListener('change', onMedia)
    }
  }, [])
  return isPrinted
}
