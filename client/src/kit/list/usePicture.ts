import { useEffect } from 'react'
import { whenIdle } from '../../shared/late/whenIdle.ts'
import { useRealPage } from '../../shared/ui/states/useRealPage.ts'

/** Rows that stand for a moment are worth a picture. */
const WAIT_MS = 1500

async function keep(path: string, isCurrent: () => boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.ready
  const { keepPicture } = await import('../../shared/picture/keepPicture.ts')
  if (isCurrent()) await keepPicture(path)
}

/**
 * Takes the picture of the last rows away as soon as there is something real to see, and keeps one of these `rows` for the next
 * visit; `null`: of these not.
 */
export function usePicture(path: string, isAnswered: boolean, rows: unknown): void {
  useRealPage(isAnswered)
  useEffect(() => {
    if (rows === null) return undefined
    let callOff: (() => void) | undefined
    let isCurrent = true
    const begin = (): void => void keep(path, () => isCurrent).catch(() => undefined)
    const timer = setTimeout(() => (callOff = whenIdle(begin)), WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      callOff?.()
    }
  }, [path, rows])
}
