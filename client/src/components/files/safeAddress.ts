/** An address that a link may lead to: of a page or a file of the web. null for anything that could run in the page. */
export const safeAddress = (address: string | null): string | null =>
  address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null

/** An address that an image may show: of the web, or an uploaded picture. null for anything else. */
export const safePicture = (address: string | null): string | null =>
  address !== null && /^data:image\/(png|jpeg|webp);base64,/.test(address) ? address : safeAddress(address)
