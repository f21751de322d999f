import { createContext, useContext } from 'react'
import type { FormLookups } from './useFormLookups.ts'

export const LookupsContext = createContext<FormLookups | null>(null)

/** What the form around knows of the company. Throws outside of a form. */
export function useLookups(): FormLookups {
  const lookups = useContext(LookupsContext)
  if (!lookups) throw new Error('There is no form around')
  return lookups
}
