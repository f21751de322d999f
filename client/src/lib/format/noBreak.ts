export const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0')
