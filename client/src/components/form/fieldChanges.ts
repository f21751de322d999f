export interface FieldRules<Values> {
  /** Labels in form order; null for a field that is not part of the record. */
  readonly labels: Readonly<Record<keyof Values & string, string | null>>
  readonly unordered?: readonly (keyof Values & string)[]
  /** Fields that are sent together if one of them changes. */
  readonly sendTogether?: readonly (readonly (keyof Values & string)[])[]
}

type Field<Values> = keyof Values & string

export function changedFields<Values>({ labels, unordered = [] }: FieldRules<Values>, before: Values, after: Values): Field<Values>[] {
  const plain = (field: Field<Values>, value: unknown): string =>
    JSON.stringify(unordered.includes(field) && Array.isArray(value) ? value.map(String).toSorted() : value)
  const fields = (Object.keys(labels) as Field<Values>[]).filter((field) => labels[field] !== null)
  return fields.filter((field) => plain(field, before[field]) !== plain(field, after[field]))
}

/** A change's payload: changed fields and those sent together with them. */
export function sentValues<Values extends object>(rules: FieldRules<Values>, before: Values, after: Values): Partial<Values> {
  const changed = changedFields(rules, before, after)
  const beside = (rules.sendTogether ?? []).filter((group) => group.some((field) => changed.includes(field))).flat()
  const fields: readonly string[] = [...changed, ...beside]
  return Object.fromEntries(Object.entries(after).filter(([field]) => fields.includes(field))) as Partial<Values>
}

export interface Merge<Values> {
  /** The other version with the user's changes on top; the user's value wins in a conflict. */
  readonly values: Values
  /** Changed by the other user only; taken over. */
  readonly remote: readonly Field<Values>[]
  /** Changed by both to different values: the user chooses. */
  readonly conflicts: readonly Field<Values>[]
}

/** `base`: the common ancestor. */
export function mergeChanges<Values>(rules: FieldRules<Values>, base: Values, local: Values, remote: Values): Merge<Values> {
  const byThem = changedFields(rules, base, remote)
  const byMe = new Set(changedFields(rules, base, local))
  const differ = new Set(changedFields(rules, local, remote))
  const adopted = byThem.filter((field) => !byMe.has(field))
  return {
    values: { ...local, ...Object.fromEntries(adopted.map((field) => [field, remote[field]])) },
    remote: adopted,
    conflicts: byThem.filter((field) => byMe.has(field) && differ.has(field)),
  }
}
