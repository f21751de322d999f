import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { registerForm, takeSavedForm } from './savedForms.ts'

/**
 * What is being typed into a field that is no part of a form's values, null while nothing is. It is there again after a 401
 * or a 402 has led away and the person is back.
 */
export function useSavedText(name: string): [string | null, Dispatch<SetStateAction<string | null>>] {
  const [text, setText] = useState<string | null>(null)
  const newest = useRef(text)
  newest.current = text
  useEffect(() => {
    const saved = takeSavedForm(name)
    if (typeof saved === 'string') setText(saved)
    return registerForm(name, () => newest.current)
  }, [name])
  return [text, setText]
}
