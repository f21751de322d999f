export const noBreak = (words: string): string => words.replaceAll(' ', '\u00a0')
