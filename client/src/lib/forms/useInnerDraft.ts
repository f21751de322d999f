import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftPlace, dropDraft, readDraft, writeDraft } from './formDrafts.ts'

/** The place of a smaller form within another one: its draft ends with that of the other, at the latest. */
const placeOf = (outer: string, name: string): string => draftPlace(`${outer}/${name}`)

/** Whether something is typed in it that a reload has interrupted. */
export const hasInnerDraft = (outer: string, name: string): boolean => readDraft(placeOf(outer, name)) !== null

/** Keeps what is typed into a smaller form, and goes on with it. Returns how to end that: it is saved, or given up. */
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
