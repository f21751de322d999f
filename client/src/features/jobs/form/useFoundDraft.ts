import { useEffect, useState } from 'react'
import { findJobDraft, type FoundDraft } from './jobDraft.ts'
import type { JobFormValues } from './jobFormValues.ts'
import { jobDraftPlace } from './useJobDraft.ts'

/** The draft of this page; undefined until it has been looked for, null where there is none. */
export function useFoundDraft(defaults: JobFormValues | null): FoundDraft | null | undefined {
  const [found, setFound] = useState<FoundDraft | null | undefined>(undefined)
  useEffect(() => {
    let isCurrent = true
    if (defaults && found === undefined) void findJobDraft(jobDraftPlace(), defaults).then((draft) => isCurrent && setFound(draft))
    return () => {
      isCurrent = false
    }
  }, [defaults, found])
  return found
}
