import { deleteDrafts, deleteDraftsOfOthers } from './formDrafts.ts'
import { readSession } from '../session/session.ts'
import { windowStore } from '../preferences/storage.ts'

const KEY = 'keptForms'

/** What stands in an open form at this moment, as JSON takes it; null where nothing has been typed. */
export type ReadForm = () => unknown

interface SavedForms {
  /** Email address of whoever typed it: nobody else gets to see it. */
  readonly owner: string
  /** By address and name. */
  readonly forms: Readonly<Record<string, unknown>>
}

const openForms = new Map<string, ReadForm>()

const place = (name: string): string => `${window.location.pathname}${window.location.search} ${name}`

const secret = /password|token|secret|^userCode$/i
/** Secrets are never kept, however deep they stand. */
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

/** From now on `saveForms` asks this form too. Returns how to end that. */
export function registerForm(name: string, read: ReadForm): () => void {
  openForms.set(name, read)
  return () => {
    if (openForms.get(name) === read) openForms.delete(name)
  }
}

/** Whether a form stands there, or is just leaving: what was typed last into it may not be kept yet. */
export const hasOpenForms = (): boolean => openForms.size > 0

/**
 * Keeps what is typed in the forms of this page, for the moment when the same person is back at the same address: to be
 * called before a 401 or a 402 leads away. It ends with the window.
 */
export function saveForms(): void {
  const typed = [...openForms].map(([name, read]) => [place(name), read()] as const).filter(([, values]) => values !== null)
  const owner = readSession('authEmail')
  if (owner !== null && typed.length > 0) write({ owner, forms: { ...readSaved()?.forms, ...Object.fromEntries(typed) } })
}

/** Whether something was kept for the form of that name at this address. */
export const isKept = (name: string): boolean => readSaved()?.forms[place(name)] !== undefined

/** Hands out, once, what was kept for the form of that name at this address; null where nothing was. */
export function takeSavedForm(name: string): unknown {
  const saved = readSaved()
  const { [place(name)]: values, ...others } = saved?.forms ?? {}
  if (!saved || values === undefined) return null
  write({ ...saved, forms: others })
  return values
}

/** Whoever signs out means it. */
export function deleteSavedForms(): void {
  windowStore.remove(KEY)
  deleteDrafts()
}

/** Somebody works in this window: what others have typed there is forgotten. */
export function deleteFormsOfOthers(email: string): void {
  const saved = readAnybodys()
  if (saved && saved.owner !== email) windowStore.remove(KEY)
  deleteDraftsOfOthers(email)
}
