import { createContext, useContext } from 'react'

/** What the form around calls its fields, by their names. */
export const LabelsContext = createContext<Readonly<Record<string, string | null>>>({})

/** The label of a field: its own, or that of the form around. */
export function useLabel(name: string, own: string | undefined): string {
  const labels = useContext(LabelsContext)
  const label = own ?? labels[name]
  if (typeof label !== 'string') throw new Error(`Nothing calls the field ${name}`)
  return label
}
