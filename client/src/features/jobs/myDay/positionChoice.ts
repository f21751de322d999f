import { useState } from 'react'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { useSessionValue } from '../../../lib/session/useSessionValue.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { usePositionRuleQuery } from './day.generated.ts'

export type PositionChoice = 'share' | 'keep'

const listeners = new Set<() => void>()

/** Tells of every choice in this window. Returns how to stop. */
export function subscribeChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the company wants to know where its staff are, and what this person says to it on this device; null: nothing yet. */
export function usePositionChoice() {
  const { data } = usePositionRuleQuery()
  const key = preferenceKey('position', useSessionValue('authEmail'))
  const [choice, setChoice] = useState(() => browserStore.read(key) as PositionChoice | null)
  const choose = (chosen: PositionChoice): void => {
    browserStore.write(key, chosen)
    setChoice(chosen)
    listeners.forEach((listener) => listener())
  }
  const isWanted = data?.companySettings.team?.shareLocation === true && 'geolocation' in navigator
  return { isWanted, choice, choose }
}
