import { notKept, notKeptWords } from '../../lib/forms/notKept.ts'
import type { FieldRules } from './fieldChanges.ts'

/** What of a change did not come back with the answer, in words; null where nothing is missing. */
export function changeNotKept<Values>({ labels }: FieldRules<Values>, sent: object, told: object): string | null {
  const asTold: Readonly<Record<string, unknown>> = { ...told }
  const values = Object.entries(sent).flatMap(([name, value]) => {
    const label = labels[name as keyof Values & string]
    return label ? [{ label: label.toLowerCase(), sent: value, told: asTold[name] }] : []
  })
  return notKeptWords(notKept(values, false))
}
