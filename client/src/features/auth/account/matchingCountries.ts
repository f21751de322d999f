interface Searchable {
  readonly name: string
  readonly dialCode: string
  readonly code: string
}

/** Countries whose name has the text in it, or whose dial code begins with its digits; names that begin with it come first. */
export function matchingCountries<C extends Searchable>(countries: readonly C[], search: string): readonly C[] {
  const text = search.trim().toLowerCase()
  if (!text) return countries
  const digits = text.replace(/\D/g, '')
  const found = countries.filter(
    ({ name, dialCode, code }) =>
      name.toLowerCase().includes(text) || code.toLowerCase() === text || (digits && dialCode.replace(/\D/g, '').startsWith(digits)),
  )
  const begins = ({ name }: C): number => (name.toLowerCase().startsWith(text) ? 0 : 1)
  return found.toSorted((a, b) => begins(a) - begins(b))
}
