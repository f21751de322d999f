interface Row {
  readonly key?: string | null | undefined
  readonly name?: string | null | undefined
  readonly label?: string | null | undefined
}

/** Fills in a missing key or label from the other or from the name. Skips rows without any of them. */
export const keyed = <T extends Row>(rows: readonly T[]) =>
  rows.flatMap((row) => {
    const key = row.key ?? row.name ?? row.label
    return key ? [{ ...row, key, label: row.label ?? row.name ?? key }] : []
  })
