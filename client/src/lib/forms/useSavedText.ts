import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { registerForm, takeSavedForm } from './savedForms.ts'

/** Text of a field outside of a form's values, null while empty. Restored after a 401 or 402 redirect. */
export function useSavedText(name: string): [string | null, Dispatch<SetStateAction<string | null>>] {
  const [text, setText] = useState<string | null>(null)
  const latest = useRef(text)
  latest.current = text
  useEffect(() => {
    const saved = takeSavedForm(name)
    if (typeof saved === 'string') setText(saved)
    return registerForm(name, () => latest.current)
  }, [name])
  return [text, setText]
}
