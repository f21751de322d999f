import { useEffect, useState } from 'react'
import { nowInSeconds } from '../../lib/clock.ts'
import type { Books } from './books.ts'
import type { LayoutName } from './codes.ts'
import { compareWithLog, marksOf, readLog, saveLog, type SinceExport } from './exportLog.ts'

type Marks = Awaited<ReturnType<typeof marksOf>>

/** Compares the books with the last export in this layout. Key the component by books and layout. */
export function useExportLog(books: Books, layout: LayoutName) {
  const [marks, setMarks] = useState<Marks | null>(null)
  const [log, setLog] = useState(() => readLog(layout))
  useEffect(() => {
    let isCurrent = true
    void (async () => {
      const read = await marksOf(books)
      if (isCurrent) setMarks(read)
    })()
    return () => void (isCurrent = false)
  }, [books])
  const since: SinceExport | null = log && marks && compareWithLog(books, marks, log)
  return { isReady: marks !== null, since, save: (exported: Books): void => void record(exported) }

  async function record(exported: Books): Promise<void> {
    setLog(saveLog(layout, await marksOf(exported), nowInSeconds()))
  }
}
