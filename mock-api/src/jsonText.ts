/** A value as its JSON text: made once, sent many times. */
export class JsonText<T> {
  readonly text: string
  /** What the text says; there for the types alone. */
  declare readonly says: T

  private constructor(text: string) {
    this.text = text
  }

  static of<T>(value: T): JsonText<T> {
    return new JsonText(JSON.stringify(value))
  }

  /** An object of a list under its name, and of other fields behind it. */
  static list<N extends string, V, F extends object>(
    name: N,
    rows: readonly JsonText<V>[],
    others: F,
  ): JsonText<Readonly<Record<N, V[]>> & F> {
    const texts = rows.map(({ text }) => text).join(',')
    return new JsonText(`{${JSON.stringify(name)}:[${texts}],${JSON.stringify(others).slice(1)}`)
  }
}
