/** What every row has. */
export interface ListRow {
  readonly id: string
}

/** Which rows are chosen, and the ways to change that. */
export interface Selection<Row extends ListRow = ListRow> {
  /** False: this person can do nothing to several rows, so that nothing is chosen. */
  readonly isOffered: boolean
  /** As new as the page shows them. */
  readonly rows: readonly Row[]
  readonly isWholePage: boolean
  /** On a phone: a touch on a card chooses it. */
  readonly isChoosing: boolean
  isOn(this: void, id: string): boolean
  setIsChoosing(this: void, isChoosing: boolean): void
  toggle(this: void, row: Row): void
  extendTo(this: void, id: string): void
  togglePage(this: void): void
  add(this: void, rows: readonly Row[]): void
  drop(this: void, ids: readonly string[]): void
  clear(this: void): void
}
