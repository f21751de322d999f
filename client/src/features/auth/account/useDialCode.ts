import { DEFAULT_SIGN_UP_DIAL_CODE } from '@callout/contracts/constants'
import { useState } from 'react'
import { loadAuthCalls } from '../lazyAuthCalls.ts'

export interface DialCode {
  /** Digits, without plus. */
  readonly value: string
  readonly choose: (dialCode: string) => void
  readonly find: () => Promise<void>
}

/** The chosen dial code, else the one of the visitor's country, else 1 (spec §2 "default"). */
export function useDialCode(): DialCode {
  const [chosen, choose] = useState<string | null>(null)
  const [found, setFound] = useState<string | null>(null)
  const find = async (): Promise<void> => setFound(await (await loadAuthCalls()).visitorDialCode())
  return { value: chosen ?? found ?? DEFAULT_SIGN_UP_DIAL_CODE, choose, find }
}
