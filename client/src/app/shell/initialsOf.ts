/** "Olivia Owner" to "OO", "ben@demo.test" to "B". */
export function initialsOf(name: string): string {
  const words = name.split('@')[0]?.split(/\s+/).filter(Boolean) ?? []
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
