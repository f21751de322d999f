import type { Code, CodeTable, NameOf } from './codes.ts'

/** The enum name of a wire code; undefined if unknown. */
export const nameOfCode = <T extends CodeTable>(table: T, code: Code): NameOf<T> | undefined =>
  (Object.keys(table) as NameOf<T>[]).find((name) => table[name]?.code === code)

export const entryOfCode = <T extends CodeTable>(table: T, code: Code): T[keyof T] | undefined => {
  const name = nameOfCode(table, code)
  return name === undefined ? undefined : table[name]
}
