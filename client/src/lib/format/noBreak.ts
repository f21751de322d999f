/** The same words on one line: "9:00 – 10:30 AM" is never parted. */
export const noBreak = (words: string): string => words.replaceAll(' ', '\u00a0')
