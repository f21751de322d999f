/** A picture as a JPEG for a PDF. */
export interface PdfPicture {
  /** Data URL. */
  readonly url: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Enough for half a page in print. */
const LONGEST_SIDE = 1200
const QUALITY = 0.82

/** Loads a picture of any origin that allows it (CORS), scaled down. Rejects if it can't be loaded or read. */
export async function loadPicture(address: string): Promise<PdfPicture> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  image.src = address
  await image.decode()
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  // JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { url: canvas.toDataURL('image/jpeg', QUALITY), width: canvas.width, height: canvas.height }
}
