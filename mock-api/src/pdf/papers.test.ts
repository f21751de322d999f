import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { elementsOf, readPdf } from '../testing/readPdf.ts'
import { drawPaper } from './drawPaper.ts'
import type { Paper, PaperTable } from './paper.ts'

const row = (number: number, soft: readonly string[] = []) => ({ cells: [`Work ${number}`, '2 hours', '$45.00', '$90.00'], soft })
const paper = (name: string, rows: PaperTable['rows'], part: Partial<Paper> = {}): Paper => ({
  title: 'Invoice INV-1001',
  size: 'LETTER',
  language: 'en',
  writtenAt: 1_795_190_400,
  sender: { name: 'Lantern Oak', lines: ['3423 Guadalupe St', 'Austin, TX 78705'], logo: null },
  facts: [{ label: 'Issued', value: '11/20/2026' }],
  stamp: null,
  parties: [{ title: 'Bill to', lines: [name, '1 Main Street'] }],
  figure: { label: 'Balance due', value: '$100.00' },
  table: {
    columns: [
      { title: 'Item', share: 0 },
      { title: 'Quantity', share: 16 },
      { title: 'Price', share: 16 },
      { title: 'Total', share: 17 },
    ],
    rows,
  },
  sums: [{ label: 'Total', value: '$90.00', isStrong: true }],
  notes: ['Thank you.'],
  ...part,
})
const read = async (of: Paper) => readPdf(await drawPaper(of))
const texts = async (of: Paper, role: string) => elementsOf(await read(of), role).map(({ text }) => text)

/** The text of a PDF's streams. */
function inflated(content: Buffer): string {
  const streams = content.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)
  return [...streams].map(([, stream]) => inflateSync(Buffer.from(stream ?? '', 'latin1')).toString('latin1')).join('')
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
/** The same without the backslashes of its texts. */
const unescaped = (streams: string): string => streams.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign)

test('tags a document in order: sender, title, facts, parties, table with heads, sums, notes', async () => {
  const pdf = await read(paper('Carla Reyes', [row(1)]))
  expect([pdf.title, pdf.language, pdf.pages.length]).toEqual(['Invoice INV-1001', 'en', 1])
  const [document] = pdf.pages[0]?.elements ?? []
  expect(document?.children.map(({ role, text }) => [role, text])).toEqual([
    ['P', 'Lantern Oak'],
    ['P', '3423 Guadalupe St Austin, TX 78705'],
    ['H1', 'Invoice INV-1001'],
    ['P', 'Issued 11/20/2026'],
    ['P', 'Bill to Carla Reyes 1 Main Street'],
    ['P', 'Balance due $100.00'],
    ['Table', ''],
    ['Table', ''],
    ['P', 'Thank you.'],
  ])
  expect(elementsOf(pdf, 'TH').map(({ text }) => text)).toEqual(['Item', 'Quantity', 'Price', 'Total', 'Total'])
  expect(elementsOf(pdf, 'TD').map(({ text }) => text)).toEqual(['Work 1', '2 hours', '$45.00', '$90.00', '$90.00'])
  expect(pdf.pages[0]?.text).toContain('Invoice INV-1001 · Page 1 of 1')
  const source = (await drawPaper(paper('Carla Reyes', [row(1)]))).toString('latin1')
  expect([source.split('/Scope /Column').length - 1, source.split('/Scope /Row').length - 1]).toEqual([4, 1])
})

test.each([
  ['Łódź Św. Żółć', 'Łódź Św. Żółć'],
  ['Ärzte & Söhne GmbH', 'Ärzte & Söhne GmbH'],
  ['Алексей Ёлкин', 'Алексей Ёлкин'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
  ['محمد علي', 'محمد علي'],
  ['דוד כהן', 'דוד כהן'],
  ['王小明', '王小明'],
  ['さくら 商店', 'さくら 商店'],
  ['김민준 배관', '김민준 배관'],
  ['サービス・メーター', 'サービス・メーター'],
  ['काम हो गया।', 'काम हो गया।'],
  ['شقة ١٢، رقم ٣؟', 'شقة ١٢، رقم ٣؟'],
  ['ნინო 7', '□□□□ 7'],
  ['Carla 🎉 Reyes', 'Carla Reyes'],
  ['Eve\u202egnp.exe\u0007', 'Evegnp.exe'],
])('the name %s can be read and copied', async (name, shown) => {
  expect(await texts(paper(name, [row(1)]), 'P')).toContain(`Bill to ${shown} 1 Main Street`)
})

test('draws characters without a font as boxes and still tags them', async () => {
  const content = await drawPaper(paper('🎉🎉', [row(1)]))
  expect(elementsOf(await readPdf(content), 'P').map(({ text }) => text)).toContain('Bill to □ 1 Main Street')
  expect(inflated(content)).toContain(Buffer.from('🎉🎉', 'utf16le').swap16().toString('latin1'))
  expect(await texts(paper('𪛖野', [row(1)]), 'P')).toContain('Bill to □野 1 Main Street')
})

test.each([
  ['山田 太郎', {}, 'NotoSansHans'],
  ['山田 さくら', {}, 'NotoSansJP'],
  ['山田 太郎', { language: 'ja' }, 'NotoSansJP'],
  ['山田 太郎', { isInJapan: true }, 'NotoSansJP'],
  ['鲜の每日', { language: 'zh' }, 'NotoSansHans'],
])('the name %s in a paper with %o has the typeface %s', async (name, part, typeface) => {
  const source = (await drawPaper(paper(name, [row(1)], part))).toString('latin1')
  const [, used] = /\/BaseFont \/[A-Z]{6}\+(NotoSans\w+)-Regular/.exec(source) ?? []
  expect(used).toBe(typeface)
})

/** The numbers of all glyphs that are drawn; 0000 stands for what a font lacks. */
const glyphsIn = (streams: string): string[] =>
  [...streams.matchAll(/\[(.*?)\] TJ/g)]
    .flatMap(([, drawn]) => [...(drawn ?? '').matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, codes]) => codes?.match(/.{4}/g) ?? [])

// Their letters join, stack, change places or come apart on paper: ร + ํ + า, क + ि.
const names = {
  Thai: 'สมชาย น้ำผึ้ง',
  Devanagari: 'किशोर क्षत्रिय शर्मा',
  'Devanagari, composed letters': 'मुंबई दिल्ली बिजली',
  'Thai, vowels with two parts': 'ปั๊มน้ำ',
}

test('draws names in complex scripts with their marks and tags them in reading order', async () => {
  const rows = Object.values(names).map((name) => ({ cells: [name, '1', '$1.00', '$1.00'], soft: [] }))
  const content = await drawPaper(paper('Carla Reyes', rows))
  const streams = unescaped(inflated(content))
  const isKnown = (name: string): boolean => streams.includes(Buffer.from(name, 'utf16le').swap16().toString('latin1'))
  expect(Object.entries(names).flatMap(([script, name]) => (isKnown(name) ? [] : [script]))).toEqual([])
  expect(elementsOf(await readPdf(content), 'TD').map(({ text }) => text)).not.toContainEqual(expect.stringContaining('□'))
  expect(glyphsIn(streams)).toContain('0001')
  expect(glyphsIn(streams)).not.toContain('0000')
})

test('the same paper has the same bytes, whatever was written before', async () => {
  const first = await drawPaper(paper('Carla Reyes', [row(1)]))
  await drawPaper(paper('Łódź', [row(1, ['Łódź ﬁ ﬂ'])]))
  await drawPaper(paper('王小明 محمد हिन्दी', [row(1)]))
  const again = await drawPaper(paper('Carla Reyes', [row(1)]))
  expect(again.equals(first)).toBe(true)
  expect(elementsOf(await readPdf(again), 'P').map(({ text }) => text)).toContain('Bill to Carla Reyes 1 Main Street')
})

test('sixty lines go over several pages: no row is split, each page has the head, and readers hear of it once', async () => {
  const rows = Array.from({ length: 60 }, (_, index) =>
    row(index + 1, index % 3 ? [] : ['Checked the burner and replaced all seals. '.repeat(4)]),
  )
  const pdf = await read(paper('Carla Reyes', rows))
  expect(pdf.pages.length).toBeGreaterThan(2)
  const firsts = elementsOf(pdf, 'TD').filter(({ text }) => text.startsWith('Work '))
  expect(firsts.map(({ text }) => text.split(' Checked')[0])).toEqual(rows.map(({ cells }) => cells[0]))
  expect(firsts.filter(({ text }) => text.includes('Checked')).every(({ text }) => text.match(/seals/g)?.length === 4)).toBe(true)
  pdf.pages.forEach(({ text }, index) => {
    expect(text).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
    expect(text.includes('Work ')).toBe(text.includes('Quantity'))
  })
  expect(elementsOf(pdf, 'TH').filter(({ text }) => text === 'Quantity')).toHaveLength(1)
  for (const { places } of pdf.pages)
    expect(Math.min(...places.filter(({ text }) => !/Page|Lantern/.test(text)).map(({ y }) => y))).toBeGreaterThan(50)
})

const sentences = (count: number): string[] => Array.from({ length: count }, () => 'Checked the burner and replaced all its seals.')

test.each([30, 44, 60, 200])('a first row with %i lines begins on the first page', async (count) => {
  const pdf = await read(paper('Carla Reyes', [row(1, sentences(count)), row(2)]))
  expect(pdf.pages[0]?.text).toContain('Work 1')
  expect(pdf.pages.flatMap(({ text }) => text.match(/Checked/g) ?? [])).toHaveLength(count)
  expect(pdf.pages.filter(({ text }) => text.includes('Checked')).every(({ text }) => text.includes('Quantity'))).toBe(true)
  for (const { places } of pdf.pages)
    expect(Math.min(...places.filter(({ text }) => !/Page|Lantern/.test(text)).map(({ y }) => y))).toBeGreaterThan(50)
})

const sums = ['Subtotal', 'Tax', 'Amount paid', 'Balance due'].map((label) => ({ label, value: '$1.00' }))

test.each([
  ['short rows', [13, 14, 15, 16, 17, 18].map((count) => Array.from({ length: count }, (_, index) => row(index + 1)))],
  ['a row and its notes', [10, 25, 31, 33, 35, 37, 39, 50].map((count) => [row(1, sentences(count))])],
])('the sums are never without a row: %s', async (_, tables) => {
  const last = await Promise.all(tables.map(async (rows) => (await read(paper('Carla Reyes', rows, { sums }))).pages.at(-1)?.text))
  expect(last.filter((text) => !/Work|Checked/.test(text ?? '') || !/Subtotal/.test(text ?? ''))).toEqual([])
})

test.each([
  ['no line', []],
  ['a word of 3,000 letters', [row(1, ['W'.repeat(3000)])]],
  ['a text longer than a page', [row(1, ['Fix it all. '.repeat(900)])]],
  ['line breaks and tabs', [row(1, ['one\r\n\ttwo\n\n\nthree'])]],
  ['signs of the format', [row(1, ['(a) \\ ) endobj %%EOF << /JS >> <script>'])]],
  ['halves of signs', [row(1, ['\ud83c x \udf89'])]],
])('%s does no harm', async (_, rows) => {
  const pdf = await read(paper('Carla Reyes', rows))
  const known = elementsOf(pdf, 'TD')
    .map(({ text }) => text)
    .join(' ')
  for (const { soft } of rows)
    for (const message of soft
      .join(' ')
      .toWellFormed()
      .split(/\s+/)
      .slice(0, 5)
      .filter((word) => word.length < 40 && !/\ufffd/.test(word)))
      expect(known).toContain(message)
  expect(pdf.pages.at(-1)?.text).toContain('Thank you.')
  for (const { width, places } of pdf.pages) expect([width, places.length > 0]).toEqual([612, true])
})

test('tags the sender’s logo with its name and uses A4', async () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const pdf = await read(paper('A', [row(1)], { size: 'A4', sender: { name: 'Lantern Oak', lines: [], logo: Buffer.from(dot, 'base64') } }))
  expect(elementsOf(pdf, 'Figure').map(({ alt }) => alt)).toEqual(['Logo of Lantern Oak'])
  expect([pdf.pages[0]?.width, pdf.pages[0]?.height].map((size) => Math.round(size ?? 0))).toEqual([595, 842])
})

test('what a paper says of itself is well-formed XML, whatever the sender is called, and the plain name elsewhere', async () => {
  const sender = { name: 'Smith & Sons <b>Łódź</b>\u0007', lines: [], logo: null }
  const pdf = (await drawPaper(paper('Ana', [row(1)], { sender }))).toString('utf8')
  expect(/<dc:creator>\s*<rdf:Seq>\s*<rdf:li>(.*)<\/rdf:li>/.exec(pdf)?.[1]).toBe('Smith &amp; Sons &lt;b&gt;Łódź&lt;/b&gt;')
  expect(/<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">(.*)<\/rdf:li>/.exec(pdf)?.[1]).toBe('Invoice INV-1001')
})
