import { expect, test } from 'vitest'
import { readAttachment, fitting } from './readAttachment.ts'
import { formatFileSize } from './fileValues.ts'

const file = (name: string, type: string, bytes: BlobPart[]): File => new File(bytes, name, { type })

test("returns a file's content as base64", async () => {
  expect(await readAttachment(file('note.txt', 'text/plain', ['hello']))).toEqual({
    attachment: { id: null, fileName: 'note.txt', contentType: 'text/plain', size: 5, fileBase64: 'aGVsbG8=', fileUrl: null },
  })
})

test.each([
  ['a kind that browsers run', file('x.html', 'text/html', ['<b>']), 'x.html: Choose an image, PDF, text file or Office document'],
  ['an empty file', file('x.txt', 'text/plain', []), 'x.txt: This file is empty'],
  ['a document that is too large', file('x.pdf', 'application/pdf', [new Uint8Array(2_000_001)]), 'x.pdf: A file can be up to 2 MB'],
  ['a picture that cannot be read', file('x.jpg', 'image/jpeg', [new Uint8Array(2_000_001)]), 'x.jpg: Something went wrong.'],
])('rejects %s with its name', async (_, wanted, problem) => expect(await readAttachment(wanted)).toEqual({ problem }))

test('preserves the aspect ratio when scaling down a picture', () => {
  expect([fitting(4000, 3000), fitting(1000, 3200), fitting(800, 600)]).toEqual([
    { width: 1600, height: 1200 },
    { width: 500, height: 1600 },
    { width: 800, height: 600 },
  ])
})

test.each([
  [300, '1 kB'],
  [820_400, '820 kB'],
  [1_420_000, '1.4 MB'],
])('%d bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
