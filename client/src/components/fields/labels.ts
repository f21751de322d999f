import { createContext, useContext } from 'react'

/** The form's field labels by field name. */
export const LabelsContext = createContext<Readonly<Record<string, string | null>>>({})

export function useLabel(name: string, custom: string | undefined): string {
  const labels = useContext(LabelsContext)
  const label = custom ?? labels[name]
  if (typeof label !== 'string') throw new Error(`Nothing calls the field ${name}`)
  return label
}
