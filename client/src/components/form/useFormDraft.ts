import { useEffect, useRef, useState } from 'react'
import { draftPlace, dropDraft, readDraft, swapDrafts } from '../../lib/forms/formDrafts.ts'
import { hasOpenForms, registerForm } from '../../lib/forms/savedForms.ts'
import type { Form, FormTypes, OpenForm } from './formTypes.ts'
import {
  type DraftBase,
  type DraftFile,
  filesIn,
  findDraft,
  forgetDraft,
  type FoundDraft,
  saveDraft,
  newIdempotencyKey,
} from './formDraft.ts'
import { useLatest } from './useLatest.ts'

/** Short enough to lose little input, long enough to keep typing fast. */
const SAVE_DELAY_MS = 300

export type FoundDraftOf<F extends FormTypes> = FoundDraft<F['values'], F['scope']>

/** The page's draft; undefined while loading, null if there is none. */
export function useFoundDraft<F extends FormTypes>(
  { name, files }: Form<F>,
  defaults: F['values'] | null,
): FoundDraftOf<F> | null | undefined {
  // Usually there is no draft: render the form as soon as its initial values are known.
  const [found, setFound] = useState<FoundDraftOf<F> | null | undefined>(() =>
    !hasOpenForms() && readDraft(draftPlace(name)) === null ? null : undefined,
  )
  useEffect(() => {
    let isCurrent = true
    if (defaults && found === undefined)
      void findDraft<F['values'], F['scope']>(draftPlace(name), defaults, files).then((draft) => isCurrent && setFound(draft))
    return () => {
      isCurrent = false
    }
  }, [name, files, defaults, found])
  return found
}

/** Key of a new record's draft after its form was left: the next form starts empty and offers it. */
const leftPlace = (name: string): string => draftPlace(`${name}:left`)

export const hasLeftDraft = (name: string): boolean => readDraft(leftPlace(name)) !== null

/** Swaps the offered draft with the current input. */
export function resumeLeftDraft(name: string): void {
  swapDrafts(leftPlace(name), draftPlace(name))
}

export function discardLeftDraft<F extends FormTypes>({ name, files }: Form<F>): void {
  const draft = readDraft(leftPlace(name)) as { readonly idempotencyKey?: string } | null
  forgetDraft(leftPlace(name), draft?.idempotencyKey ?? '', files !== undefined)
}

type Files = readonly DraftFile[]
const isSame = (files: Files, others: Files): boolean =>
  files.length === others.length && files.every(({ fileBase64 }, index) => fileBase64 === others[index]?.fileBase64)

export function useFormDraft<F extends FormTypes>(
  { name, files, excludedFromDraft }: Form<F>,
  form: OpenForm<F>['form'],
  found: FoundDraftOf<F> | null,
  base: DraftBase<F['values'], F['scope']> | undefined,
) {
  const [idempotencyKey] = useState(() => found?.idempotencyKey ?? newIdempotencyKey())
  const [place] = useState(() => draftPlace(name))
  const [leaving] = useState(() => leftPlace(name))
  const isOver = useRef(false)
  const isLeft = useRef(false)
  const saveNow = useRef(() => {})
  const latestBase = useLatest(base)
  const { getValues, reset, subscribe } = form

  useEffect(() => {
    if (found) reset(found.values, { keepDefaultValues: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    const saved = (): F['values'] => ({ ...getValues(), ...Object.fromEntries((excludedFromDraft ?? []).map((field) => [field, ''])) })
    const filesNow = (): Files => filesIn<F['values']>(getValues(), files)
    let savedFiles = filesNow()
    const keep = (): void => {
      if (timer === undefined || isOver.current) return
      clearTimeout(timer)
      timer = undefined
      saveDraft(place, { values: saved(), idempotencyKey, base: latestBase.current }, files, !isSame(filesNow(), savedFiles))
      savedFiles = filesNow()
    }
    const stopWatching = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        // Files are saved slowly and not on unload: save changed ones sooner.
        timer = setTimeout(keep, isSame(filesNow(), savedFiles) ? SAVE_DELAY_MS : 0)
      },
    })
    // When the session ends, the current input is saved.
    const stopSaving = registerForm(name, () => {
      keep()
      return null
    })
    saveNow.current = keep
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      if (isLeft.current && !isOver.current) {
        dropDraft(leaving)
        swapDrafts(place, leaving)
      }
      stopWatching()
      stopSaving()
      window.removeEventListener('pagehide', keep)
    }
  }, [found, reset, getValues, subscribe, place, name, files, excludedFromDraft, idempotencyKey, latestBase, leaving])

  return {
    idempotencyKey,
    isOver,
    /** The user leaves a new record unsaved. */
    leave: () => {
      isLeft.current = true
    },
    close: () => {
      saveNow.current()
      isOver.current = true
    },
    /** The form was saved or discarded: stops saving drafts. */
    end: () => {
      isOver.current = true
      forgetDraft(place, idempotencyKey, files !== undefined)
    },
  }
}
