import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { registerForm, takeSavedForm } from './savedForms.ts'

const isChoice = (saved: unknown): saved is string[] => Array.isArray(saved) && saved.every((one) => typeof one === 'string')

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
