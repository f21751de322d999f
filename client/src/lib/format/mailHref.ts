/** URL for `mailto:` links. An address with `?` could otherwise add recipients and text. */
export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
