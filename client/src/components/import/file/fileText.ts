/** Byte order marks. */
const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

const SAMPLE_BYTES = 1000

/** Latin text in UTF-16 has a zero in every other byte. */
function withoutMark(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 1].map((parity) => sample.filter((byte, place) => byte === 0 && place % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4) return 'utf-16le'
  return even > sample.length / 4 ? 'utf-16be' : null
}

function unicode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Decodes a spreadsheet's text export: UTF-8, UTF-16, else Windows-1252, a superset of Latin-1. */
export function fileText(bytes: Uint8Array): string {
  const marked = marks.find(({ bytes: mark }) => mark.every((byte, place) => bytes[place] === byte))
  const encoding = marked?.encoding ?? withoutMark(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  return unicode(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** Signatures of a zip archive (newer spreadsheets) and of older formats. */
const spreadsheets: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** Whether it is a binary spreadsheet instead of text. */
export const isSpreadsheet = (bytes: Uint8Array): boolean => spreadsheets.some((mark) => mark.every((byte, place) => bytes[place] === byte))
