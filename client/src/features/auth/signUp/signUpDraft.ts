import type { SetupValues } from './setupValues.ts'
import type { SignUpStep } from './steps.ts'
import { windowStore } from '../../../lib/preferences/storage.ts'
import type { RoleType } from '../../../lib/api/schemaTypes.generated.ts'

/** Input of the sign-up so far, without passwords. */
export interface SignUpDraft {
  readonly owner?: string
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
  readonly isSetUp?: boolean
  readonly categoryIds?: readonly string[]
}

const KEY = 'signUp'

export function readDraft(): SignUpDraft {
  try {
    return (JSON.parse(windowStore.read(KEY) ?? '{}') ?? {}) as SignUpDraft
  } catch {
    return {}
  }
}

export const writeDraft = (changes: SignUpDraft): void => void windowStore.write(KEY, JSON.stringify({ ...readDraft(), ...changes }))

export const clearDraft = (): void => windowStore.remove(KEY)

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
