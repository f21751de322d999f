/** The addresses of a text that has commas, semicolons or spaces between them. */
export const addressesOf = (to: string): string[] =>
  to
    .split(/[,;\s]+/)
    .map((address) => address.trim())
    .filter(Boolean)
