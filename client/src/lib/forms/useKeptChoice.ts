import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { registerForm, takeKept } from './keptForms.ts'

const isChoice = (kept: unknown): kept is string[] => Array.isArray(kept) && kept.every((one) => typeof one === 'string')

/** What is chosen among several, `told` at first. It is there again after a 401 or a 402 has led away and the person is back. */
export function useKeptChoice(name: string, told: () => string[]): [string[], Dispatch<SetStateAction<string[]>>] {
  const [first] = useState(told)
  const [chosen, setChosen] = useState(first)
  useEffect(() => {
    const kept = takeKept(name)
    if (isChoice(kept)) setChosen(kept)
  }, [name])
  useEffect(() => registerForm(name, () => (chosen === first ? null : chosen)), [name, chosen, first])
  return [chosen, setChosen]
}
