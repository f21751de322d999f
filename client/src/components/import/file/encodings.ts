export const encodings = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  macintosh: 'Western European (Mac Roman)',
  shift_jis: 'Japanese (Shift-JIS)',
} as const
export type Encoding = keyof typeof encodings

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: Encoding }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

export const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte)

const SAMPLE_BYTES = 1000

/** Latin text in UTF-16 has a zero in every other byte. */
function utf16WithoutMark(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 1].map((parity) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4) return 'utf-16le'
  return even > sample.length / 4 ? 'utf-16be' : null
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Unicode if the bytes have a mark or are valid, else Windows-1252. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const marked = marks.find(({ bytes: mark }) => startsWith(bytes, mark))
  return marked?.encoding ?? utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

/** Decodes bytes, without the byte order mark. Replaces what the encoding does not have. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes)

/** ASCII text is the same in all encodings. */
export const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte > 0 && byte < 0x80)
