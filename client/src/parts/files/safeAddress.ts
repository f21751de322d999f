/** An address that a link may lead to: of a page or a file of the web. null for anything that could run in the page. */
export const safeAddress = (address: string | null): string | null =>
  address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null
