import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

type Label = string | RegExp

/** The full label, with an optional required mark. */
const inFull = (label: Label): RegExp => (typeof label === 'string' ? new RegExp(`^${label}( \\*)?$`) : label)

const getField = (label: Label): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(inFull(label), { selector: 'input, textarea' })

/** The error of a field, found through `aria-describedby`; null if none. */
export function problemAt(label: Label): string | null {
  const ids = (getField(label).getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'))
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') || null
}

/** Typed text and the expected error after blur. */
export type FieldProblem = readonly [label: Label, typed: string, words: string | null]

/** Processes the rows in order; earlier input stays in the other fields. */
export async function expectProblems(user: UserEvent, rows: readonly FieldProblem[]): Promise<void> {
  for (const [label, typed, text] of rows) {
    await user.click(getField(label))
    if (getField(label).value !== '') await user.clear(getField(label))
    if (typed !== '') await user.paste(typed)
    await user.tab()
    await waitFor(() => expect([label, typed.slice(0, 40), problemAt(label)]).toEqual([label, typed.slice(0, 40), text]))
  }
}
