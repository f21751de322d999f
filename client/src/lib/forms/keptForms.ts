import { forgetDrafts, forgetDraftsOfOthers } from './formDrafts.ts'
import { readSession } from '../session/session.ts'
import { windowStore } from '../preferences/storage.ts'

const KEY = 'keptForms'

/** What stands in an open form at this moment, as JSON takes it; null where nothing has been typed. */
export type ReadForm = () => unknown

interface KeptForms {
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

function readAnybodys(): KeptForms | null {
  try {
    return JSON.parse(windowStore.read(KEY) ?? 'null') as KeptForms | null
  } catch {
    return null
  }
}

function readKept(): KeptForms | null {
  const kept = readAnybodys()
  return kept?.owner === readSession('authEmail') ? kept : null
}

const write = (kept: KeptForms): void => void windowStore.write(KEY, JSON.stringify(kept, withoutSecrets))

/** From now on `keepForms` asks this form too. Returns how to end that. */
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
export function keepForms(): void {
  const typed = [...openForms].map(([name, read]) => [place(name), read()] as const).filter(([, values]) => values !== null)
  const owner = readSession('authEmail')
  if (owner !== null && typed.length > 0) write({ owner, forms: { ...readKept()?.forms, ...Object.fromEntries(typed) } })
}

/** Whether something was kept for the form of that name at this address. */
export const isKept = (name: string): boolean => readKept()?.forms[place(name)] !== undefined

/** Hands out, once, what was kept for the form of that name at this address; null where nothing was. */
export function takeKept(name: string): unknown {
  const kept = readKept()
  const { [place(name)]: values, ...others } = kept?.forms ?? {}
  if (!kept || values === undefined) return null
  write({ ...kept, forms: others })
  return values
}

/** Whoever signs out means it. */
export function forgetKeptForms(): void {
  windowStore.remove(KEY)
  forgetDrafts()
}

/** Somebody works in this window: what others have typed there is forgotten. */
export function forgetFormsOfOthers(email: string): void {
  const kept = readAnybodys()
  if (kept && kept.owner !== email) windowStore.remove(KEY)
  forgetDraftsOfOthers(email)
}
