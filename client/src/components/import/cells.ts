const yes = /^(yes|y|true|1|x|active)$/i
const no = /^(no|n|false|0|inactive|archived|)$/i

/** Parses yes/no cells; `unread`: cells that are neither. Empty cells are omitted. */
export function yesNo(cells: Readonly<Record<string, string>>, names: readonly string[]) {
  const returned = names.filter((name) => (cells[name] ?? '') !== '')
  const isRead = (name: string): boolean => yes.test(cells[name] ?? '') || no.test(cells[name] ?? '')
  return {
    values: Object.fromEntries(returned.filter(isRead).map((name) => [name, yes.test(cells[name] ?? '')])),
    unread: returned.filter((name) => !isRead(name)),
  }
}

/** Omits empty values. */
export const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined))

/** "Email: Invalid"; the first problem per field. */
export function problemsAt(problems: readonly (readonly [name: string, message: string])[], getLabel: (name: string) => string): string[] {
  const first = new Map<string, string>()
  for (const [name, message] of problems) if (!first.has(getLabel(name))) first.set(getLabel(name), message)
  return [...first].map(([label, message]) => `${label}: ${message}`)
}
