import Pdf from 'pdfkit'
import { type Face, fontFile, type Weight } from './fonts.ts'
import { escaped } from '../http/markup.ts'
import { type GlyphRun, isReordered, isShaped, type ParsedFont, shape } from './shaping.ts'
import { cleanLine, drawnLine, graphemesOf, type Run, runsOf } from './textRuns.ts'

/** How a text looks; sizes in points. */
export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  readonly align?: 'left' | 'right'
}
/** A fitting line as drawn, and its original text if longer. */
export interface Line {
  readonly drawn: string
  readonly meant: string
}

export const INK = '#16161c'
export const SOFT = '#5a5a66'
const RULE = '#d9d9e0'
/** Line height and baseline offset, relative to the size. */
const LEADING = 1.42
const BASE = 1.06
const MARGIN = 50
const FOOT = 56

/** Lines with such letters need their text as an attribute: drawing reorders or splits them. */
const needsWords = (line: string): boolean => runsOf(line).some(({ face }) => isReordered(face))

type Structure = PDFKit.PDFStructureElement
type Part = Structure | (() => void)

const written = Pdf.prototype as unknown as { _addInfo(this: PDFKit.PDFDocument): void }

/** pdfkit writes document properties into XML without escaping them. */
class Document extends Pdf {
  _addInfo(): void {
    const { info } = this
    const { Title = '', Author = '' } = info
    this.info = { ...info, Title: escaped(cleanLine(Title)), Author: escaped(cleanLine(Author)) }
    written._addInfo.call(this)
    this.info = info
  }
}

/** A tagged PDF that is written from top to bottom. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly #root: Structure
  readonly #known = new Set<string>()
  /** Current position from the top. */
  y = MARGIN

  constructor(about: { title: string; author: string; language: string; size: 'A4' | 'LETTER'; writtenAt: number }) {
    const at = new Date(about.writtenAt * 1000)
    this.doc = new Document({
      size: about.size,
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      lang: about.language,
      displayTitle: true,
      bufferPages: true,
      // No initial font: pdfkit reopens a font that equals the initial one.
      font: null as unknown as string,
      info: { Title: about.title, Author: about.author, Creator: 'Callout', Producer: 'Callout', CreationDate: at, ModDate: at },
    })
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
  }

  get left(): number {
    return MARGIN
  }
  get width(): number {
    return this.doc.page.width - 2 * MARGIN
  }
  /** Height of a page's content. */
  get bodyHeight(): number {
    return this.doc.page.height - MARGIN - FOOT
  }
  get room(): number {
    return this.doc.page.height - FOOT - this.y
  }

  /** Continues on another page. */
  turnPage(): void {
    this.doc.addPage()
    this.y = MARGIN
  }

  /** Continues on another page if the height doesn't fit. */
  need(height: number): void {
    if (height > this.room && this.y > MARGIN) this.turnPage()
  }

  /** Draws content tagged as an element of that type. */
  tell(type: string, draw: () => void, within: Structure = this.#root): void {
    this.open(type, within, draw).end()
  }

  /** The same for a structure with children; ended by `end`. */
  open(
    type: string,
    within: Structure = this.#root,
    part?: Part,
    options: { scope?: 'Column' | 'Row'; alt?: string; bbox?: number[] } = {},
  ): Structure {
    const element = this.doc.struct(type, options)
    within.add(element)
    if (part) element.add(part as () => void)
    return element
  }

  /** Draws an untagged artifact. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  rule(y: number, from = this.left, to = this.left + this.width, strength = 0.7): void {
    this.decorate(() => this.doc.moveTo(from, y).lineTo(to, y).lineWidth(strength).strokeColor(RULE).stroke())
  }

  heightOf(lines: number, { size }: TextStyle): number {
    return lines * size * LEADING
  }

  /** Breaks a text into fitting lines, at spaces if possible. */
  linesOf(text: string, width: number, style: TextStyle): Line[] {
    return text
      .split(/\r\n|[\r\n\u2028\u2029]/)
      .map(cleanLine)
      .filter(Boolean)
      .flatMap((paragraph) => this.#wrapped(paragraph, width, style))
  }

  widthOf(line: string, style: TextStyle): number {
    return runsOf(line).reduce((sum, run) => sum + this.#widthOf(run, style), 0)
  }

  /** Draws lines from `y` on, within `width`. */
  write(lines: readonly Line[], x: number, y: number, width: number, style: TextStyle): void {
    lines.forEach(({ drawn, meant }, index) => {
      const top = y + index * style.size * LEADING
      const isOther = drawn !== meant || needsWords(drawn)
      if (isOther) this.doc.markContent('Span', { actual: meant })
      this.#draw(drawn, x, top, width, style)
      if (isOther) this.doc.endMarkedContent()
    })
  }

  /** The whole document. */
  async bytes(): Promise<Buffer> {
    const { doc } = this
    this.#root.end()
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise<void>((resolve, reject) => {
      doc.on('end', () => resolve())
      doc.on('error', reject)
    })
    doc.end()
    await ended
    return Buffer.concat(chunks)
  }

  #draw(line: string, x: number, top: number, width: number, style: TextStyle): void {
    const { size, color = INK, align } = style
    let at = align === 'right' ? x + width - this.widthOf(line, style) : x
    for (const run of runsOf(line)) {
      const wide = this.#widthOf(run, style)
      const features = featuresOf(run, style)
      this.doc.fillColor(color).text(run.text, at, top + size * BASE, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(features && { features: features as PDFKit.Mixins.OpenTypeFeatures[] }),
      })
      at += wide
    }
  }

  #wrapped(paragraph: string, width: number, style: TextStyle): Line[] {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (this.#fits(longer, width, style)) line = longer
      else {
        if (line !== '') lines.push(line)
        const pieces = this.#fits(word, width, style) ? [word] : this.#pieces(word, width, style)
        lines.push(...pieces.slice(0, -1))
        line = pieces.at(-1) ?? ''
      }
    }
    if (line !== '') lines.push(line)
    return lines.map((meant) => ({ meant, drawn: drawnLine(meant) }))
  }

  /** Splits a word longer than a line. */
  #pieces(word: string, width: number, style: TextStyle): string[] {
    const pieces: string[] = []
    let piece = ''
    let taken = 0
    for (const grapheme of graphemesOf(word)) {
      const wide = this.widthOf(drawnLine(grapheme), style)
      if (piece !== '' && taken + wide > width) {
        pieces.push(piece)
        piece = ''
        taken = 0
      }
      piece += grapheme
      taken += wide
    }
    return piece === '' ? pieces : [...pieces, piece]
  }

  #fits(line: string, width: number, style: TextStyle): boolean {
    return this.widthOf(drawnLine(line), style) <= width
  }

  #widthOf(run: Run, style: TextStyle): number {
    const { size, weight = 'regular' } = style
    return this.#font(run.face, weight, size).widthOfString(run.text, size, featuresOf(run, style))
  }

  /** Makes the font the one that is drawn with. */
  #font(face: Face, weight: Weight, size: number): EmbeddedFont {
    const name = face === 'chinese' ? face : `${face}-${weight}`
    const isNew = !this.#known.has(name)
    if (isNew) this.doc.registerFont(name, fontFile(face, weight))
    this.#known.add(name)
    this.doc.font(name).fontSize(size)
    const font = (this.doc as unknown as { readonly _font: EmbeddedFont })._font
    if (isNew && isShaped(face)) font.layoutRun = (text, features) => shape(text, { face, weight, parsed: font.font }, features)
    return font
  }
}

interface EmbeddedFont {
  readonly font: ParsedFont
  layoutRun: (text: string, features?: readonly string[]) => GlyphRun
  widthOfString(text: string, size: number, features?: readonly string[]): number
}

/** Column figures are tabular. Other scripts are laid out as a whole, not by word: otherwise Arabic is in the wrong order. */
function featuresOf({ face, text }: Run, { align }: TextStyle): string[] | undefined {
  if (face !== 'latin') return []
  return align === 'right' && /^[^\p{L}-]+$/u.test(text) ? ['tnum'] : undefined
}
