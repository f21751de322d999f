/** Numbers in groups that are numbered themselves: all of them in one array, and where each group begins. */
export class Grouped {
  readonly #starts: Uint32Array
  readonly #members: Uint32Array

  /** `each` tells every member with its group; it is asked twice and tells the same. A member told twice in a row stands once. */
  constructor(groups: number, each: (tell: (group: number, member: number) => void) => void) {
    const starts = new Uint32Array(groups + 1)
    const latest = new Int32Array(groups).fill(-1)
    each((group, member) => {
      if (latest[group] === member) return
      latest[group] = member
      starts[group + 1] = (starts[group + 1] as number) + 1
    })
    for (let group = 0; group < groups; group += 1) starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number)
    const members = new Uint32Array(starts[groups] as number)
    const next = starts.slice()
    latest.fill(-1)
    each((group, member) => {
      if (latest[group] === member) return
      latest[group] = member
      members[next[group] as number] = member
      next[group] = (next[group] as number) + 1
    })
    this.#starts = starts
    this.#members = members
  }

  size(group: number): number {
    return (this.#starts[group + 1] as number) - (this.#starts[group] as number)
  }

  /** Whether the member stands in a group whose members were told in order, the smallest first. */
  has(group: number, member: number): boolean {
    let low = this.#starts[group] as number
    const end = this.#starts[group + 1] as number
    for (let high = end; low < high;) {
      const middle = (low + high) >>> 1
      if ((this.#members[middle] as number) < member) low = middle + 1
      else high = middle
    }
    return low < end && this.#members[low] === member
  }

  /** In the order in which they were told. */
  members(group: number): Uint32Array {
    return this.#members.subarray(this.#starts[group], this.#starts[group + 1])
  }
}
