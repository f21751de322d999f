import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftPlace } from '../../../shared/forms/formDrafts.ts'
import { registerForm } from '../../../shared/forms/keptForms.ts'
import { type DraftBase, dropJobDraft, type FoundDraft, keepJobDraft, newIdempotencyKey } from './jobDraft.ts'
import type { AttachmentValues } from '../../../parts/files/fileValues.ts'
import type { JobFormValues } from './jobFormValues.ts'

/** Short enough that nothing worth a word is lost, long enough that typing stays quick. */
const KEEP_WAIT_MS = 300
const NAME = 'jobForm'

/** Where the draft of this page lies. */
export const jobDraftPlace = (): string => draftPlace(NAME)

const isSame = (files: readonly AttachmentValues[], others: readonly AttachmentValues[]): boolean =>
  files.length === others.length && files.every(({ fileBase64 }, place) => fileBase64 === others[place]?.fileBase64)

interface JobDraftKeeper {
  readonly idempotencyKey: string
  /** Ends it: the job is saved, or what was typed is not wanted. */
  readonly drop: () => void
}

/** Keeps what is typed into a job's form as a draft, and goes on with the one that was found. `base`: of a job that is edited. */
export function useJobDraft(form: UseFormReturn<JobFormValues>, found: FoundDraft | null, base?: DraftBase): JobDraftKeeper {
  const [idempotencyKey] = useState(() => found?.idempotencyKey ?? newIdempotencyKey())
  const [place] = useState(jobDraftPlace)
  const isOver = useRef(false)
  const newestBase = useRef(base)
  newestBase.current = base
  const { getValues, reset, subscribe } = form

  useEffect(() => {
    if (found) reset(found.values, { keepDefaultValues: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    let keptFiles = getValues('attachments')
    const keep = (): void => {
      if (timer === undefined || isOver.current) return
      clearTimeout(timer)
      timer = undefined
      const values = getValues()
      keepJobDraft(place, { values, idempotencyKey, base: newestBase.current }, !isSame(values.attachments, keptFiles))
      keptFiles = values.attachments
    }
    const stopWatching = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        // Files take their time to be kept, and none is left when the page goes.
        timer = setTimeout(keep, isSame(getValues('attachments'), keptFiles) ? KEEP_WAIT_MS : 0)
      },
    })
    // A session that ends keeps what is typed at this moment.
    const stopKeeping = registerForm(NAME, () => {
      keep()
      return null
    })
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      stopWatching()
      stopKeeping()
      window.removeEventListener('pagehide', keep)
    }
  }, [found, reset, getValues, subscribe, place, idempotencyKey])

  const drop = (): void => {
    isOver.current = true
    dropJobDraft(place, idempotencyKey)
  }
  return { idempotencyKey, drop }
}
