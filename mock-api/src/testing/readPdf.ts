import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An element of the structure tree with the text that hangs on it. */
export interface Element {
  readonly role: string
  readonly alt?: string
  readonly text: string
  readonly children: readonly Element[]
}
export interface ReadPdf {
  readonly title: string
  readonly language: string | null
  readonly pages: readonly {
    readonly width: number
    readonly height: number
    /** In the order of the structure. */
    readonly elements: readonly Element[]
    /** Everything that is drawn, artifacts among it. */
    readonly text: string
    /** Position of each text from the left and the bottom. */
    readonly places: readonly { readonly text: string; readonly x: number; readonly y: number }[]
  }[]
}

interface Node {
  readonly role?: string
  readonly alt?: string
  readonly type?: string
  readonly id?: string
  readonly children?: readonly Node[]
}

function elementOf(node: Node, texts: ReadonlyMap<string, string>): Element {
  const children = node.children ?? []
  const contents = children.flatMap(({ type, id }) => (type === 'content' ? [texts.get(id ?? '') ?? ''] : []))
  return {
    role: node.role ?? '',
    ...(node.alt && { alt: node.alt }),
    text: contents.join(' ').replace(/\s+/g, ' ').trim(),
    children: children.filter(({ role }) => role).map((child) => elementOf(child, texts)),
  }
}

/** Reads a PDF with a program that has no part in making it. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const document = await loading.promise
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } }
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    const places: { text: string; x: number; y: number }[] = []
    const open: (string | null)[] = []
    for (const item of items) {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') open.pop()
        else open.push(item.id ?? null)
        continue
      }
      const id = open.findLast((one) => one !== null)
      if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
      const [, , , , x, y] = item.transform as number[]
      if (item.str.trim()) places.push({ text: item.str, x: Number(x), y: Number(y) })
    }
    const tree = (await page.getStructTree()) as Node | null
    const { width, height } = page.getViewport({ scale: 1 })
    pages.push({
      width,
      height,
      elements: tree ? elementOf(tree, texts).children : [],
      text: places.map(({ text }) => text).join(' '),
      places,
    })
  }
  await loading.destroy()
  return { title: info.Title ?? '', language: info.Language ?? null, pages }
}

/** The element and all below it. */
export const allOf = (element: Element): Element[] => [element, ...element.children.flatMap(allOf)]
export const elementsOf = ({ pages }: ReadPdf, role: string): Element[] =>
  pages.flatMap(({ elements }) => elements.flatMap(allOf)).filter((element) => element.role === role)
