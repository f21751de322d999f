import { deleteDrafts, deleteDraftsOfOthers, hasDrafts } from './formDrafts.ts'
import { readSession } from '../session/session.ts'
import { windowStore } from '../preferences/storage.ts'
import { type Dispatch, type SetStateAction, useEffect, useState, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { pageScoped } from '../createStore.ts'

const KEY = 'keptForms'

/** Returns an open form's values as JSON, null if nothing has been typed. */
export type ReadForm = () => unknown

interface SavedForms {
  /** Email address of the user who typed them; other users never see them. */
  readonly owner: string
  /** By address and name. */
  readonly forms: Readonly<Record<string, unknown>>
}

const openForms = pageScoped(new Map<string, ReadForm>())

const place = (name: string): string => `${window.location.pathname}${window.location.search} ${name}`

const secret = /password|token|secret|^userCode$/i
/** Secrets are never stored, at any depth. */
const withoutSecrets = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !secret.test(name)))
    : value

function readAnybodys(): SavedForms | null {
  try {
    return JSON.parse(windowStore.read(KEY) ?? 'null') as SavedForms | null
  } catch {
    return null
  }
}

function readSaved(): SavedForms | null {
  const saved = readAnybodys()
  return saved?.owner === readSession('authEmail') ? saved : null
}

const write = (saved: SavedForms): void => void windowStore.write(KEY, JSON.stringify(saved, withoutSecrets))

/** Adds a form to those that `saveForms` stores. Returns the unregister function. */
export function registerForm(name: string, read: ReadForm): () => void {
  openForms.set(name, read)
  return () => {
    if (openForms.get(name) === read) openForms.delete(name)
  }
}

/** True if a form is open or is just closing, so that its last input may not be stored yet. */
export const hasOpenForms = (): boolean => openForms.size > 0

/** Whether a sign-out would delete input: of open forms, or drafts of this window. */
export function hasUnsavedInput(): boolean {
  // Forms with drafts store theirs when read.
  const values = Array.from(openForms.values(), (read) => read())
  return values.some((typed) => typed !== null) || hasDrafts()
}

/** Stores all open forms before a 401 or 402 redirects. The same user gets them back at the same address. */
export function saveForms(): void {
  const typed = [...openForms].map(([name, read]) => [place(name), read()] as const).filter(([, values]) => values !== null)
  const owner = readSession('authEmail')
  if (owner !== null && typed.length > 0) write({ owner, forms: { ...readSaved()?.forms, ...Object.fromEntries(typed) } })
}

export const hasSavedForm = (name: string): boolean => readSaved()?.forms[place(name)] !== undefined

/** Returns and deletes the stored values of that form at this address; null if there are none. */
export function takeSavedForm(name: string): unknown {
  const saved = readSaved()
  const { [place(name)]: values, ...others } = saved?.forms ?? {}
  if (!saved || values === undefined) return null
  write({ ...saved, forms: others })
  return values
}

export function deleteSavedForms(): void {
  windowStore.remove(KEY)
  deleteDrafts()
}

export function deleteFormsOfOthers(email: string): void {
  const saved = readAnybodys()
  if (saved && saved.owner !== email) windowStore.remove(KEY)
  deleteDraftsOfOthers(email)
}

const isChoice = (saved: unknown): saved is string[] => Array.isArray(saved) && saved.every((item) => typeof item === 'string')

/** Chosen items, restored after a 401 or 402 redirect. */
export function useSavedChoice(name: string, returned: () => string[]): [string[], Dispatch<SetStateAction<string[]>>] {
  const [first] = useState(returned)
  const [chosen, setChosen] = useState(first)
  useEffect(() => {
    const saved = takeSavedForm(name)
    if (isChoice(saved)) setChosen(saved)
  }, [name])
  useEffect(() => registerForm(name, () => (chosen === first ? null : chosen)), [name, chosen, first])
  return [chosen, setChosen]
}

/** Restores a form's values after a 401 or 402 redirect. `name` distinguishes the forms of one address. */
export function useSavedForm<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): void {
  const { isDirty } = form.formState
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
  }, [isDirty])
  const { getValues, reset } = form
  useEffect(() => {
    const saved = takeSavedForm(name)
    if (saved && typeof saved === 'object') reset({ ...getValues(), ...saved }, { keepDefaultValues: true })
    return registerForm(name, () => (dirty.current ? getValues() : null))
  }, [getValues, reset, name])
}
