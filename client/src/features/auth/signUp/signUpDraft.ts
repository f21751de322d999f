import type { RoleType } from './signUp.generated.ts'
import type { SetupValues } from './setupValues.ts'
import type { SignUpStep } from './steps.ts'
import { windowStore } from '../../../lib/preferences/storage.ts'

/** What somebody has typed and chosen so far. A password is never part of it. */
export interface SignUpDraft {
  /** Email address of the account that is being set up. */
  readonly owner?: string
  /** Email address of the account whose sign-up is over. */
  readonly finished?: string
  readonly step?: SignUpStep
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly roleType?: RoleType
  /** The account type was chosen before there was an account. */
  readonly isTypeFirst?: boolean
  readonly setup?: Partial<SetupValues>
  /** The step `setupType` was submitted. */
  readonly isSetUp?: boolean
  readonly categoryIds?: readonly string[]
}

const KEY = 'signUp'

/** The draft of this window; it survives a reload and ends with the window. */
export function readDraft(): SignUpDraft {
  try {
    return (JSON.parse(windowStore.read(KEY) ?? '{}') ?? {}) as SignUpDraft
  } catch {
    return {}
  }
}

export const writeDraft = (changes: SignUpDraft): void => void windowStore.write(KEY, JSON.stringify({ ...readDraft(), ...changes }))

export const clearDraft = (): void => windowStore.remove(KEY)

/** Sign-up goes on for that account: what was chosen for another one is nobody's any more. */
export function saveDraftFor(email: string | null): void {
  if (!email) return
  const { owner } = readDraft()
  if (owner && owner !== email) clearDraft()
  if (owner !== email) writeDraft({ owner: email, email })
}

/** Sign-up is over: what was typed is forgotten, and the way back does not lead into it. */
export function finishDraft(email: string | null): void {
  clearDraft()
  if (email) writeDraft({ finished: email })
}
