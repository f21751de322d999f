import { useEffect, useRef, useState } from 'react'
import { draftPlace, dropDraft, readDraft, swapDrafts } from '../../lib/forms/formDrafts.ts'
import { hasOpenForms, registerForm } from '../../lib/forms/savedForms.ts'
import type { Form, FormTypes, OpenForm } from './defineForm.ts'
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
import { useNewest } from './useNewest.ts'

/** Short enough that nothing worth a word is lost, long enough that typing stays quick. */
const SAVE_DELAY_MS = 300

export type FoundDraftOf<F extends FormTypes> = FoundDraft<F['values'], F['scope']>

/** The draft of this page; undefined until it has been looked for, null where there is none. */
export function useFoundDraft<F extends FormTypes>(
  { name, files }: Form<F>,
  defaults: F['values'] | null,
): FoundDraftOf<F> | null | undefined {
  // Nearly always there is none, and the form is drawn as soon as it is known what it begins with.
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

/** Where the draft of a new record is after its form was left unsaved: the next form starts empty and offers it. */
const leftPlace = (name: string): string => draftPlace(`${name}:left`)

export const hasLeftDraft = (name: string): boolean => readDraft(leftPlace(name)) !== null

/** Exchanges the draft that was left with what is typed now. */
export function resumeLeftDraft(name: string): void {
  swapDrafts(leftPlace(name), draftPlace(name))
}

export function discardLeftDraft<F extends FormTypes>({ name, files }: Form<F>): void {
  const draft = readDraft(leftPlace(name)) as { readonly idempotencyKey?: string } | null
  forgetDraft(leftPlace(name), draft?.idempotencyKey ?? '', files !== undefined)
}

type Files = readonly DraftFile[]
const isSame = (files: Files, others: Files): boolean =>
  files.length === others.length && files.every(({ fileBase64 }, place) => fileBase64 === others[place]?.fileBase64)

/** Keeps what is typed as a draft, and goes on with the one that was found. `base`: of a record that is edited. */
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
  const newestBase = useNewest(base)
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
      saveDraft(place, { values: saved(), idempotencyKey, base: newestBase.current }, files, !isSame(filesNow(), savedFiles))
      savedFiles = filesNow()
    }
    const stopWatching = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        // Files take their time to be kept, and none is left when the page goes.
        timer = setTimeout(keep, isSame(filesNow(), savedFiles) ? SAVE_DELAY_MS : 0)
      },
    })
    // A session that ends keeps what is typed at this moment.
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
  }, [found, reset, getValues, subscribe, place, name, files, excludedFromDraft, idempotencyKey, newestBase, leaving])

  return {
    idempotencyKey,
    /** Whether it has ended. */
    isOver,
    /** The person leaves a new record unsaved. */
    leave: () => {
      isLeft.current = true
    },
    /** Saves what is typed now; nothing is saved after that. */
    close: () => {
      saveNow.current()
      isOver.current = true
    },
    /** It is saved, or what was typed is not wanted: nothing is kept from now on. */
    end: () => {
      isOver.current = true
      forgetDraft(place, idempotencyKey, files !== undefined)
    },
  }
}
