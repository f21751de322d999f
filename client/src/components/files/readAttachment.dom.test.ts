import { expect, test } from 'vitest'
import { fitting, hasMetadata, readAttachment, readFiles } from './readAttachment.ts'
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
])('rejects %s with its name', async (_, requested, problem) => expect(await readAttachment(requested)).toEqual({ problem }))

const exif = ['Exif\0\0', 'GPS'].join('')

test.each([
  ['a JPEG with Exif', 'image/jpeg', `\xff\xd8\xff\xe1\0\x10${exif}`, true],
  ['a JPEG with XMP', 'image/jpeg', '\xff\xd8\xff\xe1\0\x10http://ns.adobe.com/xap/1.0/\0', true],
  ['a PNG with Exif', 'image/png', '\x89PNG\r\n\x1a\n\0\0\0\x10eXIfMM', true],
  ['a WebP with Exif', 'image/webp', 'RIFF\0\0\0\0WEBPVP8XEXIF', true],
  ['a JPEG without', 'image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0', false],
])('%s: metadata is %s', async (_, type, text, has) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(await hasMetadata(file('x', type, [bytes]))).toBe(has)
})

// jsdom decodes no pictures.
test('never uploads a photo with metadata as it is, and reads the other files', async () => {
  const { attachments, problems } = await readFiles(
    [file('gps.jpg', 'image/jpeg', [exif]), file('note.txt', 'text/plain', ['hello']), file('plain.jpg', 'image/jpeg', ['JFIF'])],
    () => undefined,
  )
  expect(problems).toEqual(['gps.jpg: Something went wrong.'])
  expect(attachments.map(({ fileName, fileBase64 }) => [fileName, fileBase64])).toEqual([
    ['note.txt', 'aGVsbG8='],
    ['plain.jpg', 'SkZJRg=='],
  ])
})

test.each([
  ['IMG_1.HEIC', ''],
  ['IMG_1.heif', 'image/heif'],
  ['IMG_1', 'image/heic'],
])('says that the browser can’t read the HEIC photo %s', async (name, type) => {
  const problem = `${name}: This browser can’t read HEIC photos. Save the photo as JPEG and add that.`
  expect(await readAttachment(file(name, type, ['ftypheic']))).toEqual({ problem })
})

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
