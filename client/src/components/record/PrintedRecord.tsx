import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import classes from './PrintedSheet.module.css'

/** Whether the page is being printed or was printed: true before the browser lays out the print view. */
function useIsPrinted(): boolean {
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

/** Replaces the screen in print. Printing doesn't wait: `children` are loaded ahead and rendered once loaded. */
export const PrintedRecord = ({ children }: { readonly children: ReactNode }) => useIsPrinted() && createPortal(children, document.body)

interface PrintedSheetProps {
  readonly title: string
  readonly subtitle: string
  readonly children: ReactNode
}

export const PrintedSheet = ({ title, subtitle, children }: PrintedSheetProps) => (
  <PrintedRecord>
    <div className={classes.sheet} data-printed-sheet>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.subtitle}>{subtitle}</p>
      {children}
    </div>
  </PrintedRecord>
)
