import type { Change } from './collection.ts'

/** Gathers the changes that belong together, hands them on as one, and has them taken back when the work fails. */
export class Transactions {
  readonly #commit: (changes: readonly Change[]) => void
  readonly #undo: (changes: readonly Change[]) => void
  #open: Change[] | undefined
  #isSilent = false

  constructor(commit: (changes: readonly Change[]) => void, undo: (changes: readonly Change[]) => void) {
    this.#commit = commit
    this.#undo = undo
  }

  /** To be told of every change of every collection. A change outside a transaction is one of its own. */
  readonly note = (change: Change): void => {
    if (this.#isSilent) return
    if (this.#open) this.#open.push(change)
    else this.#commit([change])
  }

  /** `work` is synchronous. A transaction within a transaction is part of the outer one. */
  run<T>(work: () => T): T {
    if (this.#open) return work()
    const changes: Change[] = []
    this.#open = changes
    try {
      const result = work()
      if (changes.length > 0) this.#commit(changes)
      return result
    } catch (error) {
      this.#undo(changes)
      throw error
    } finally {
      this.#open = undefined
    }
  }

  /** Changes made by `work` are not handed on. */
  silently(work: () => void): void {
    this.#isSilent = true
    try {
      work()
    } finally {
      this.#isSilent = false
    }
  }
}
