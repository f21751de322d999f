import { inflateSync } from 'node:zlib'

/** Text by code of a font; the code in hex. */
type Letters = ReadonlyMap<string, string>
type Objects = ReadonlyMap<string, string>

const objectsOf = (file: Buffer): Objects =>
  new Map([...file.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]))

/** The stream of the object to which this one points by that name. */
function streamOf(objects: Objects, from: string, name: string): string {
  const object = objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(from)?.[1] ?? '') ?? ''
  const start = /stream\r?\n/.exec(object)
  const first = start ? start.index + start[0].length : 0
  const content = object.slice(first, first + Number(/\/Length (\d+)/.exec(object)?.[1] ?? 0))
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1') : content
}

/** The lines between `begin` and `end` of a part, each as the numbers in it. */
const toLines = (map: string, part: string): string[][] =>
  [...map.matchAll(new RegExp(`begin${part}\\n([\\s\\S]*?)end${part}`, 'g'))].flatMap(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => [...line.matchAll(/<([\dA-F]+)>/g)].map(([, hex = '']) => hex)),
  )

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')
const plus = (hex: string, by: number): string => (Number.parseInt(hex, 16) + by).toString(16).toUpperCase().padStart(hex.length, '0')

/** Entries of a ToUnicode map: single codes and rows of them (ISO 32000, 9.10.3). */
function lettersOf(map: string): Letters {
  const single = toLines(map, 'bfchar').map(([code = '', letter = '']) => [code, utf16(letter)] as const)
  const inRows = toLines(map, 'bfrange').flatMap(([first = '', last = '', letter = '']) =>
    Array.from(
      { length: Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1 },
      (_, by) => [plus(first, by), utf16(plus(letter, by))] as const,
    ),
  )
  return new Map([...single, ...inRows])
}

const lettersIn = (hex: string, letters: Letters): string => {
  const width = letters.keys().next().value?.length ?? hex.length
  return (hex.match(new RegExp(`.{${width}}`, 'g')) ?? []).map((code) => letters.get(code) ?? '').join('')
}

function textOfPage(page: string, objects: Objects): string {
  const fonts = new Map(
    [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(streamOf(objects, objects.get(id) ?? '', 'ToUnicode')),
    ]),
  )
  let letters: Letters = new Map()
  let text = ''
  for (const [, font, hex] of streamOf(objects, page, 'Contents').matchAll(/\/(F\d+) \S+ Tf|<([\dA-F]+)> Tj|\bET\b/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    else text += hex === undefined ? '\n' : lettersIn(hex, letters)
  }
  return text
}

/** The text of each page of a PDF that the browser has printed; each block of words is a line. */
export function pagesOfPdf(file: Buffer): string[] {
  const objects = objectsOf(file)
  return [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object)).map((page) => textOfPage(page, objects))
}
