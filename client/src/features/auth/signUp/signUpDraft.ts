import type { SetupValues } from './setupValues.ts'
import type { SignUpStep } from './steps.ts'
import { windowStore } from '../../../lib/preferences/storage.ts'
import type { RoleType } from '../../../lib/api/schemaTypes.generated.ts'

/** Input of the sign-up so far, without passwords. */
export interface SignUpDraft {
  /** Email address of the account in setup. */
  readonly owner?: string
  /** Email address of the account whose sign-up is complete. */
  readonly finished?: string
  readonly step?: SignUpStep
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly roleType?: RoleType
  /** The account type was chosen before the account. */
  readonly isTypeFirst?: boolean
  readonly setup?: Partial<SetupValues>
  /** Step `setupType` was submitted. */
  readonly isSetUp?: boolean
  readonly categoryIds?: readonly string[]
}

const KEY = 'signUp'

/** Draft of this window, in session storage. */
export function readDraft(): SignUpDraft {
  try {
    return (JSON.parse(windowStore.read(KEY) ?? '{}') ?? {}) as SignUpDraft
  } catch {
    return {}
  }
}

export const writeDraft = (changes: SignUpDraft): void => void windowStore.write(KEY, JSON.stringify({ ...readDraft(), ...changes }))

export const clearDraft = (): void => windowStore.remove(KEY)

/** Continues sign-up for that account, discarding another account's input. */
export function saveDraftFor(email: string | null): void {
  if (!email) return
  const { owner } = readDraft()
  if (owner && owner !== email) clearDraft()
  if (owner !== email) writeDraft({ owner: email, email })
}

/** Completes sign-up: discards the input, and Back doesn't return to it. */
export function finishDraft(email: string | null): void {
  clearDraft()
  if (email) writeDraft({ finished: email })
}
