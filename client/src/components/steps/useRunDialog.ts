import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { hasStoredRun, readStoredRun } from './storedRun.ts'

/** Whether the dialog of a stored run is open: at first, if a reload has interrupted the run. */
export function useRunDialog(name: string): [boolean, Dispatch<SetStateAction<boolean>>] {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!hasStoredRun(name)) return undefined
    let isCurrent = true
    void (async () => {
      const stored = await readStoredRun(name)
      if (isCurrent && stored) setIsOpen(true)
    })()
    return () => void (isCurrent = false)
  }, [name])
  return [isOpen, setIsOpen]
}
