import type { Filled, FormField, NextFilled } from './answers.ts'

export interface AnswerProps {
  readonly field: FormField
  readonly filled: Filled | undefined
  readonly onFill: (next: NextFilled) => void
  readonly problem: string | undefined
  /** The job's total if the user may see it. */
  readonly total?: Total | null
  /** Name of the customer, who usually signs; null: unknown. */
  readonly signer?: string | null
}
export interface Total {
  readonly amount: number
  readonly text: string
}
