/** A URL safe as a link target: http or https only; else null. */
export const safeAddress = (address: string | null): string | null =>
  address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null

/** A URL safe as an image source: http, https or an uploaded picture; else null. */
export const safePicture = (address: string | null): string | null =>
  address !== null && /^data:image\/(png|jpeg|webp);base64,/.test(address) ? address : safeAddress(address)
