interface Row {
  readonly key?: string | null | undefined
  readonly name?: string | null | undefined
  readonly label?: string | null | undefined
}

/** Rows with a key and a label, each standing for the other where one is missing. A row without both and without a name is left out. */
export const keyed = <T extends Row>(rows: readonly T[]) =>
  rows.flatMap((row) => {
    const key = row.key ?? row.name ?? row.label
    return key ? [{ ...row, key, label: row.label ?? row.name ?? key }] : []
  })
