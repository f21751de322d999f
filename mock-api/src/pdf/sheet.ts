import Pdf from 'pdfkit'
import { type Face, fontName, type HanFace, loadFont, type Weight } from './fonts.ts'
import { escaped } from '../http/markup.ts'
import { unitsOf } from './lineBreaks.ts'
import { type GlyphRun, shape } from './shaping.ts'
import { cleanLine, type Direction, directionOf, drawnLine, graphemesOf, type Run, runsOf } from './textRuns.ts'

export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  readonly align?: 'left' | 'right'
}
/** A fitting line as drawn, its original text, and the direction of its paragraph. */
export interface Line {
  readonly drawn: string
  readonly meant: string
  readonly direction: Direction
}

export const INK = '#16161c'
export const SOFT = '#5a5a66'
const RULE = '#d9d9e0'
/** Line height and baseline offset, relative to the size. */
const LEADING = 1.42
const BASE = 1.06
const MARGIN = 50
const FOOT = 56

const reordered: readonly Face[] = ['thai', 'devanagari']
/** Whether a line needs its text as an attribute: drawing reorders or splits its letters. */
const needsText = (runs: readonly Run[]): boolean => runs.some(({ face, isRightToLeft }) => isRightToLeft || reordered.includes(face))

type Structure = PDFKit.PDFStructureElement
type Part = Structure | (() => void)

/** A document property. pdfkit writes its characters into the PDF, and its `toString()` into XML without escaping it. */
class Property extends String {
  override toString(): string {
    return escaped(cleanLine(super.toString()))
  }
}
/** An empty text stays one, which pdfkit leaves out of the XML. */
const property = (text: string): Property | '' => (text === '' ? '' : new Property(text))

export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly #root: Structure
  readonly #han: HanFace
  readonly #known = new Set<string>()
  /** Widths of texts in thousandths of their size, by style and text. */
  readonly #widths = new Map<string, number>()
  y = MARGIN

  constructor(about: { title: string; author: string; language: string; han: HanFace; size: 'A4' | 'LETTER'; writtenAt: number }) {
    this.#han = about.han
    const at = new Date(about.writtenAt * 1000)
    this.doc = new Pdf({
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
    Object.assign(this.doc.info, { Title: property(about.title), Author: property(about.author) })
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
  }

  get left(): number {
    return MARGIN
  }
  get width(): number {
    return this.doc.page.width - 2 * MARGIN
  }
  get bodyHeight(): number {
    return this.doc.page.height - MARGIN - FOOT
  }
  get room(): number {
    return this.doc.page.height - FOOT - this.y
  }

  turnPage(): void {
    this.doc.addPage()
    this.y = MARGIN
  }

  /** Continues on another page if the height doesn't fit. */
  need(height: number): void {
    if (height > this.room && this.y > MARGIN) this.turnPage()
  }

  tell(type: string, draw: () => void, within: Structure = this.#root): void {
    this.open(type, within, draw).end()
  }

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
  toLines(text: string, width: number, style: TextStyle): Line[] {
    return text
      .split(/\r\n|[\r\n\u2028\u2029]/)
      .map(cleanLine)
      .filter(Boolean)
      .flatMap((paragraph) => this.#wrapped(paragraph, width, style))
  }

  getWidth(text: string, style: TextStyle): number {
    const key = `${style.weight ?? 'regular'} ${style.align ?? 'left'} ${text}`
    const width = this.#widths.get(key) ?? getWidth(runsOf(drawnLine(text, this.#han), this.#han).map((run) => shaped(run, style)))
    this.#widths.set(key, width)
    return (width * style.size) / 1000
  }

  write(lines: readonly Line[], x: number, y: number, width: number, style: TextStyle): void {
    lines.forEach(({ drawn, meant, direction }, index) => {
      const runs = runsOf(drawn, this.#han, direction)
      const isOther = drawn !== meant || needsText(runs)
      if (isOther) this.doc.markContent('Span', { actual: meant })
      this.#draw(runs, x, y + index * style.size * LEADING, width, style)
      if (isOther) this.doc.endMarkedContent()
    })
  }

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

  #draw(runs: readonly Run[], x: number, top: number, width: number, style: TextStyle): void {
    const { size, color = INK, align } = style
    const layouts = runs.map((run) => shaped(run, style))
    let at = align === 'right' ? x + width - (getWidth(layouts) * size) / 1000 : x
    runs.forEach(({ face, text }, index) => {
      const layout = layouts[index] as GlyphRun
      this.#font(face, style).layout = () => layout
      this.doc.fillColor(color).text(text, at, top + size * BASE, { lineBreak: false, baseline: 'alphabetic' })
      at += (layout.advanceWidth * size) / 1000
    })
  }

  #wrapped(paragraph: string, width: number, style: TextStyle): Line[] {
    const direction = directionOf(paragraph)
    const space = this.getWidth(' ', style)
    const units = paragraph.split(' ').flatMap((word) => unitsOf(word).map((unit, index) => ({ unit, isFirst: index === 0 })))
    const lines: string[] = []
    let line = ''
    let taken = 0
    for (const { unit, isFirst } of units) {
      const wide = this.getWidth(unit, style) + (isFirst && line !== '' ? space : 0)
      if (taken + wide <= width) {
        line += `${isFirst && line !== '' ? ' ' : ''}${unit}`
        taken += wide
        continue
      }
      if (line !== '') lines.push(line)
      const pieces = this.#pieces(unit, width, style)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
      taken = this.getWidth(line, style)
    }
    if (line !== '') lines.push(line)
    return lines.map((meant) => ({ meant, drawn: drawnLine(meant, this.#han), direction }))
  }

  #pieces(word: string, width: number, style: TextStyle): string[] {
    const pieces: string[] = []
    let piece = ''
    let taken = 0
    for (const grapheme of graphemesOf(word)) {
      const wide = this.getWidth(grapheme, style)
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

  #font(face: Face, { size, weight = 'regular' }: TextStyle): EmbeddedFont {
    const name = fontName(face, weight)
    if (!this.#known.has(name)) this.doc.registerFont(name, loadFont(face, weight).content)
    this.#known.add(name)
    this.doc.font(name).fontSize(size)
    return (this.doc as unknown as { readonly _font: EmbeddedFont })._font
  }
}

/** pdfkit's font. Its own layout takes seconds for long lines and orders Thai vowels and composed Devanagari letters wrongly. */
interface EmbeddedFont {
  layout: () => GlyphRun
}

const getWidth = (layouts: readonly GlyphRun[]): number => layouts.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)

/** Column figures are tabular. */
function shaped(run: Run, { weight = 'regular', align }: TextStyle): GlyphRun {
  const isFigure = run.face === 'latin' && align === 'right' && /^[^\p{L}-]+$/u.test(run.text)
  return shape(run, weight, isFigure ? ['tnum'] : [])
}
