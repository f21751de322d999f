import { isRecord } from '@callout/contracts/reply/isRecord'
import { Conflict } from '@callout/contracts/wire/conflict'
import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import { FieldErrors, type Schema } from '../../http/openapi/wireSchemas.ts'
import type { NamedRow } from '../../http/rows.ts'
import { nearestOf } from '../nearestOf.ts'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

/** Schema of `responseData` by response code; undefined for a code that the contract doesn't have. */
function dataSchema({ data, outcomes = {} }: NamedRow, code: number): z.core.$ZodType | undefined {
  if (code === responseCode.OK) return data
  const outcome = outcomes[code]
  if (outcome) return outcome
  if (code === responseCode.CONFLICT) return z.nullable(Conflict)
  if (code === responseCode.INVALID) return z.nullable(FieldErrors)
  if (!Object.values<number>(responseCode).includes(code)) return undefined
  return outcomes.failed ? z.nullable(outcomes.failed) : z.null()
}

const getType = (value: unknown): string => {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key], value)

const getText = (path: Path): string => ['responseData', ...path.map(String)].join('.')

function issueText(issue: Issue, path: Path, data: unknown): string {
  const found = getType(valueAt(data, path))
  if (issue.code === 'invalid_type') return `${getText(path)} must be ${issue.expected}, and is ${found}`
  if (issue.code === 'invalid_value') return `${getText(path)} must be ${issue.values.map(String).join(' or ')}, and is ${found}`
  return `${getText(path)}: ${issue.message}`
}

/** Problems of issues whose path `isChecked`; of a union those of the member that fits best. */
function getProblems(issues: readonly Issue[], data: unknown, isChecked: (path: Path) => boolean, base: Path = []): string[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path]
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return isChecked(path) ? [issueText(issue, path, data)] : []
    const [best = []] = issue.errors.map((errors) => getProblems(errors, data, isChecked, path)).toSorted((a, b) => a.length - b.length)
    return best
  })
}

const membersOf = (schema: Schema): Schema[] => (schema.anyOf ?? schema.oneOf)?.flatMap(membersOf) ?? [schema]

function unknownFields(schemas: readonly Schema[], value: unknown, path: Path): string[] {
  const members = schemas.flatMap(membersOf)
  if (Array.isArray(value)) {
    const items = members.flatMap(({ items: item }) => (item ? [item] : []))
    return value.flatMap((item, index) => unknownFields(items, item, [...path, index]))
  }
  const objects = members.filter(({ properties }) => properties)
  if (!isRecord(value) || objects.length === 0 || members.some(({ additionalProperties }) => isRecord(additionalProperties))) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const known = objects.flatMap(({ properties: { [name]: schema } = {} }) => (schema ? [schema] : []))
    if (known.length > 0) return unknownFields(known, field, [...path, name])
    const nearest = nearestOf(
      name,
      objects.flatMap(({ properties = {} }) => Object.keys(properties)),
    )
    return [`${getText([...path, name])} isn’t in the contract, the nearest is ${nearest}`]
  })
}

const unknownIn = (schema: z.core.$ZodType, value: unknown): string[] =>
  unknownFields([z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema], value, [])

export function replyProblems(row: NamedRow, code: number, data: unknown): string[] {
  const schema = dataSchema(row, code)
  if (!schema) return [`response_code ${code} isn’t in the contract`]
  const parsed = z.safeParse(schema, data)
  return [...(parsed.success ? [] : getProblems(parsed.error.issues, data, () => true)), ...unknownIn(schema, data)]
}

/** An object whose keys are indexes is a list in which the others are as they were. */
const isIndexed = (patch: unknown): patch is Readonly<Record<string, unknown>> =>
  isRecord(patch) && Object.keys(patch).length > 0 && Object.keys(patch).every((key) => /^\d{1,4}$/.test(key))

function setBy(patch: unknown): unknown {
  if (isIndexed(patch)) {
    const items: unknown[] = []
    for (const [index, item] of Object.entries(patch)) items[Number(index)] = setBy(item)
    return items
  }
  if (!isRecord(patch)) return patch
  return Object.fromEntries(Object.entries(patch).flatMap(([name, value]) => (value === null ? [] : [[name, setBy(value)]])))
}

function isPatched(patch: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined || !isRecord(patch)) return true
  return Object.hasOwn(patch, key) && isPatched(patch[String(key)], rest)
}

export function patchProblems({ data: schema }: NamedRow, patch: unknown): string[] {
  const data = setBy(patch)
  const parsed = z.safeParse(schema, data)
  const isChecked = (path: Path): boolean => path.length > 0 && isPatched(patch, path)
  return [...(parsed.success ? [] : getProblems(parsed.error.issues, data, isChecked)), ...unknownIn(schema, data)]
}

/** JSON Merge Patch (RFC 7396): null removes a field. An object whose keys are indexes changes those items of a list. */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  if (Array.isArray(value) && isIndexed(patch))
    return value.map((item, index) => (String(index) in patch ? patched(item, patch[index]) : item))
  const changed = new Map(Object.entries(isRecord(value) ? value : {}))
  for (const [name, field] of Object.entries(patch)) {
    if (field === null) changed.delete(name)
    else changed.set(name, patched(changed.get(name), field))
  }
  return Object.fromEntries(changed)
}
