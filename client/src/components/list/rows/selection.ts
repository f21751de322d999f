export interface ListRow {
  readonly id: string
}

export interface Selection<Row extends ListRow = ListRow> {
  /** False if the user has no bulk action: no checkboxes. */
  readonly isOffered: boolean
  readonly rows: readonly Row[]
  readonly isWholePage: boolean
  /** Selection mode on a phone: tapping a card selects it. */
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
