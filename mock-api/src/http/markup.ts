const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML and XML, attribute values included. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] as string)
