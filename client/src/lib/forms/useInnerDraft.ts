import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftPlace, dropDraft, readDraft, writeDraft } from './formDrafts.ts'

/** Draft key of a form inside another form; deleted with the outer draft. */
const placeOf = (outer: string, name: string): string => draftPlace(`${outer}/${name}`)

/** True if a draft of the inner form is stored. */
export const hasInnerDraft = (outer: string, name: string): boolean => readDraft(placeOf(outer, name)) !== null

/** Stores the draft of an inner form and restores it. Returns a function that deletes it. */
export function useInnerDraft<Values extends FieldValues>(form: UseFormReturn<Values>, outer: string, name: string): () => void {
  const [place] = useState(() => placeOf(outer, name))
  const { getValues, reset, subscribe } = form
  useEffect(() => {
    const draft = readDraft(place)
    if (draft && typeof draft === 'object') reset({ ...getValues(), ...draft }, { keepDefaultValues: true })
    return subscribe({ formState: { values: true }, callback: () => writeDraft(place, getValues()) })
  }, [place, getValues, reset, subscribe])
  return () => dropDraft(place)
}
