import type { z } from '@callout/contracts/wire/zod'

/** A schema as far as its fields are looked for. */
interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly options?: readonly z.core.$ZodType[]
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly out?: z.core.$ZodType
  readonly element?: z.core.$ZodType
}

const within = ({ options = [], innerType, in: before, out, element }: Def): z.core.$ZodType[] =>
  [...options, innerType, before, out, element].filter((schema) => schema !== undefined)

/** Every field of an input, those of nested objects by their path: `line_items.0.amount`. */
export function toFields(schema: z.core.$ZodType): string[] {
  const def: Def = schema._zod.def
  const names = Object.entries(def.shape ?? {}).flatMap(([name, field]) => [name, ...toFields(field).map((inner) => `${name}.${inner}`)])
  const prefix = def.type === 'array' ? '0.' : ''
  const nested = within(def).flatMap((inner) => toFields(inner).map((field) => prefix + field))
  return [...new Set([...names, ...nested])]
}

/** A copy of the input with that value at that path; lists and objects on the way are made where they are missing. */
export function withField(input: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.join('.')
  const isList = /^\d+$/.test(name)
  const before: Readonly<Record<string, unknown>> = typeof input === 'object' && input !== null ? { ...input } : {}
  const changed = { ...before, [name]: inner === '' ? value : withField(before[name], inner, value) }
  return isList ? Object.values(changed) : changed
}
