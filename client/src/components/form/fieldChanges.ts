/** What a form says of its fields. */
export interface FieldRules<Values> {
  /** In the order of the form, with its words; null for a choice of the moment, which is no part of the record. */
  readonly labels: Readonly<Record<keyof Values & string, string | null>>
  /** Lists whose order says nothing. */
  readonly sets?: readonly (keyof Values & string)[]
  /** Fields that say one thing together: where one of them changes, the others are sent along. */
  readonly together?: readonly (readonly (keyof Values & string)[])[]
}

type Field<Values> = keyof Values & string

/** The fields in which two states of a record differ. */
export function changedFields<Values>({ labels, sets = [] }: FieldRules<Values>, before: Values, after: Values): Field<Values>[] {
  const plain = (field: Field<Values>, value: unknown): string =>
    JSON.stringify(sets.includes(field) && Array.isArray(value) ? value.map(String).toSorted() : value)
  const fields = (Object.keys(labels) as Field<Values>[]).filter((field) => labels[field] !== null)
  return fields.filter((field) => plain(field, before[field]) !== plain(field, after[field]))
}

/** What a change sends: what was changed, and what says one thing with it. */
export function sentValues<Values extends object>(rules: FieldRules<Values>, before: Values, after: Values): Partial<Values> {
  const changed = changedFields(rules, before, after)
  const beside = (rules.together ?? []).filter((group) => group.some((field) => changed.includes(field))).flat()
  const fields: readonly string[] = [...changed, ...beside]
  return Object.fromEntries(Object.entries(after).filter(([field]) => fields.includes(field))) as Partial<Values>
}

/** What becomes of what a person typed when somebody else has saved in the meantime. */
export interface Merge<Values> {
  /** What was typed, on top of what the other has saved. Where both changed a field it is what was typed. */
  readonly values: Values
  /** Changed by the other alone: they count. */
  readonly theirs: readonly Field<Values>[]
  /** Changed by both, to different values: the person chooses. */
  readonly conflicts: readonly Field<Values>[]
}

/** `base` is what both began with. */
export function mergeChanges<Values>(rules: FieldRules<Values>, base: Values, mine: Values, theirs: Values): Merge<Values> {
  const byThem = changedFields(rules, base, theirs)
  const byMe = new Set(changedFields(rules, base, mine))
  const differ = new Set(changedFields(rules, mine, theirs))
  const adopted = byThem.filter((field) => !byMe.has(field))
  return {
    values: { ...mine, ...Object.fromEntries(adopted.map((field) => [field, theirs[field]])) },
    theirs: adopted,
    conflicts: byThem.filter((field) => byMe.has(field) && differ.has(field)),
  }
}
