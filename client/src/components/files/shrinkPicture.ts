const LONGEST_SIDE = 1600
const JPEG_QUALITY = 0.85

/** Width and height with the longest side at most that long; a smaller picture keeps its own. */
export function fitting(width: number, height: number, longest = LONGEST_SIDE): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The picture as a JPEG whose longest side has at most that many pixels. Rejects where the browser cannot read it. */
export async function shrinkPicture(file: Blob, longest = LONGEST_SIDE): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const { width, height } = fitting(picture.width, picture.height, longest)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  // JPEG has no transparency: what is clear becomes paper, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written'))), 'image/jpeg', JPEG_QUALITY)
  })
}
