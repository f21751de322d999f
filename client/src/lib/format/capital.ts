/** A noun or a sentence with its first letter in capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
