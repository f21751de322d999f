import { startsWith } from './encodings.ts'

/** Signatures of binary formats, with what to do instead. */
const binaryFormats: readonly (readonly [signature: readonly number[], advice: string])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is a file of an older Excel version (.xls). Open it in Excel, save it as .xlsx, and choose that file.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Export the list as CSV from the program that made it.'],
]

const textFormats: readonly (readonly [start: RegExp, advice: string])[] = [
  [
    /^\s*<(?:!doctype|html|head|meta|table|\?xml)/i,
    'This is a web page, not a table of text. Open it in a spreadsheet program, save it as .xlsx, and choose that file.',
  ],
  [
    /^\s*BEGIN:VCARD/i,
    'This is a vCard file. Import it into an address book, such as Google Contacts, export the contacts as CSV, and choose that file.',
  ],
]

/** Why bytes are not delimited text, and what to do; null: they may be. */
export const adviceForBytes = (bytes: Uint8Array): string | null =>
  binaryFormats.find(([signature]) => startsWith(bytes, signature))?.[1] ?? null

/** Why text is not delimited text, and what to do; null: it may be. */
export const adviceForText = (text: string): string | null => textFormats.find(([start]) => start.test(text))?.[1] ?? null

const zipSignature = [0x50, 0x4b, 0x03, 0x04]

/** Excel files are ZIP archives. */
export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, zipSignature)
