import type { FieldView } from '../control/views.ts'

export const isJson = ({ types }: FieldView): boolean => types.includes('list') || types.includes('object')
export const isBoolean = ({ types }: FieldView): boolean => types.includes('boolean')

/** A value as a cell or a field shows it; empty for null. */
export function toText(value: unknown, indent?: number): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value, null, indent) : String(value)
}

/** The value of a text that someone typed. Throws a SyntaxError for a list or an object that isn’t JSON. */
export function toValue(field: FieldView, text: string, former: unknown): unknown {
  if (text === '' && (former === null || !field.types.includes('string'))) return null
  if (isJson(field)) return JSON.parse(text)
  if (isBoolean(field)) return text === 'true'
  if (field.types.includes('number') && !field.types.includes('string')) return Number.isNaN(Number(text)) ? text : Number(text)
  return text
}

/** The fields whose text changed, with their values. */
export function changedFields(
  fields: readonly FieldView[],
  texts: Readonly<Record<string, string>>,
  former: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed = fields.filter(({ name }) => texts[name] !== undefined && texts[name] !== toText(former[name], 2))
  return Object.fromEntries(changed.map((field) => [field.name, toValue(field, texts[field.name] ?? '', former[field.name] ?? null)]))
}
