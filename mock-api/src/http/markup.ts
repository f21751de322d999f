const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it can stand in HTML or XML, in a value too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] as string)
