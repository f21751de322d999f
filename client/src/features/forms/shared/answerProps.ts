import type { Filled, FormField, NextFilled } from './answers.ts'

/** What a field of a form is given. */
export interface AnswerProps {
  readonly field: FormField
  readonly filled: Filled | undefined
  readonly onFill: (next: NextFilled) => void
  readonly problem: string | undefined
  /** What the job comes to, for those who are shown it. */
  readonly total?: Total | null
}
/** A sum as it is shown to who signs. */
export interface Total {
  readonly amount: number
  readonly words: string
}
