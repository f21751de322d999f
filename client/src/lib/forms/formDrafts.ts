import { inMockSession } from '../preferences/mockSession.ts'
import { readSession } from '../session/session.ts'
import { windowStore } from '../preferences/storage.ts'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const KEY = 'formDrafts'
export const DRAFT_FILES = 'callout-drafts'

interface FormDrafts {
  /** Email address of the user who typed them; other users never see them. */
  readonly owner: string
  /** By path and name. */
  readonly drafts: Readonly<Record<string, unknown>>
}

export const draftPlace = (name: string): string => `${window.location.pathname}${window.location.search} ${name}`

function readAnybodys(): FormDrafts | null {
  try {
    return JSON.parse(windowStore.read(KEY) ?? 'null') as FormDrafts | null
  } catch {
    return null
  }
}

function readAll(): FormDrafts | null {
  const drafts = readAnybodys()
  return drafts?.owner === readSession('authEmail') ? drafts : null
}

/** The draft's values as JSON; null without a draft. */
export const readDraft = (place: string): unknown => readAll()?.drafts[place] ?? null

export const hasDrafts = (): boolean => Object.keys(readAll()?.drafts ?? {}).length > 0

/** Saves a form's input while typing, for a reload or an ended session. Deleted with the window and on sign-out. */
export function writeDraft(place: string, draft: unknown): void {
  const owner = readSession('authEmail')
  if (owner !== null) windowStore.write(KEY, JSON.stringify({ owner, drafts: { ...readAll()?.drafts, [place]: draft } }))
}

/** Deletes a draft that was saved or discarded, with the drafts of its inner forms. */
export function dropDraft(place: string): void {
  const saved = readAll()
  if (!saved) return
  const others = Object.entries(saved.drafts).filter(([item]) => item !== place && !item.startsWith(`${place}/`))
  windowStore.write(KEY, JSON.stringify({ ...saved, drafts: Object.fromEntries(others) }))
}

/** Swaps two drafts, with those of their inner forms. */
export function swapDrafts(first: string, second: string): void {
  const all = readAll()
  if (!all) return
  const movedTo = (place: string): string => {
    const from = [first, second].find((key) => place === key || place.startsWith(`${key}/`))
    return from === undefined ? place : (from === first ? second : first) + place.slice(from.length)
  }
  const drafts = Object.fromEntries(Object.entries(all.drafts).map(([place, draft]) => [movedTo(place), draft]))
  windowStore.write(KEY, JSON.stringify({ ...all, drafts }))
}

export function deleteDrafts(): void {
  windowStore.remove(KEY)
  try {
    globalThis.indexedDB?.deleteDatabase(inMockSession(DRAFT_FILES))
  } catch {
    // A browser that blocks site data has stored no files.
  }
}

export function deleteDraftsOfOthers(email: string): void {
  const drafts = readAnybodys()
  if (drafts && drafts.owner !== email) deleteDrafts()
}

/** Draft key of a form inside another form; deleted with the outer draft. */
const getPlace = (outer: string, name: string): string => draftPlace(`${outer}/${name}`)

export const hasInnerDraft = (outer: string, name: string): boolean => readDraft(getPlace(outer, name)) !== null

/** Stores the draft of an inner form and restores it. Returns a function that deletes it. */
export function useInnerDraft<Values extends FieldValues>(form: UseFormReturn<Values>, outer: string, name: string): () => void {
  const [place] = useState(() => getPlace(outer, name))
  const { getValues, reset, subscribe } = form
  useEffect(() => {
    const draft = readDraft(place)
    if (draft && typeof draft === 'object') reset({ ...getValues(), ...draft }, { keepDefaultValues: true })
    return subscribe({ formState: { values: true }, callback: () => writeDraft(place, getValues()) })
  }, [place, getValues, reset, subscribe])
  return () => dropDraft(place)
}
