import type { UserRecord } from '../../resources/profile/records.ts'
import { getRandom } from '../random.ts'

/** Starts of a working day's four windows, in minutes since midnight; each lasts two hours. */
export const windowStarts = [480, 600, 780, 900] as const

export interface Cell {
  readonly date: string
  readonly member: UserRecord
  readonly window: number
}

export class Agenda {
  readonly #seed: number
  readonly #crew: readonly UserRecord[]
  readonly #free = new Map<string, Cell[]>()
  readonly #taken = new Set<string>()

  constructor(seed: number, crew: readonly UserRecord[]) {
    this.#seed = seed
    this.#crew = crew
  }

  /** Whether the cell was free; it is not any more. */
  take(cell: Cell): boolean {
    const key = `${cell.date}/${cell.member.id}/${cell.window}`
    if (this.#taken.has(key)) return false
    this.#taken.add(key)
    return true
  }

  next(date: string): Cell | undefined {
    const cells = this.#cellsOf(date)
    for (let cell = cells.pop(); cell; cell = cells.pop()) if (this.take(cell)) return cell
    return undefined
  }

  #cellsOf(date: string): Cell[] {
    const known = this.#free.get(date)
    if (known) return known
    const all = this.#crew.flatMap((member) => windowStarts.map((_, window): Cell => ({ date, member, window })))
    const cells = getRandom(this.#seed, 'agenda', this.#crew[0]?.company_id ?? 0, date).shuffled(all)
    this.#free.set(date, cells)
    return cells
  }
}
