type Emptied<Sent, Name extends keyof Sent> = Omit<Sent, Name> & { [One in Name]?: Exclude<Sent[One], ''> | null }

/** Replaces emptied numbers with null. */
export function emptiedAsNull<Sent extends object, Name extends keyof Sent & string>(sent: Sent, ...names: readonly Name[]) {
  const emptied = names.filter((name) => sent[name] === '')
  const nulls: Record<string, null> = Object.fromEntries(emptied.map((name) => [name, null]))
  return { ...sent, ...nulls } as Emptied<Sent, Name>
}
