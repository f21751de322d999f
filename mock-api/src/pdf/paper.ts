export interface Paper {
  readonly title: string
  readonly size: 'A4' | 'LETTER'
  readonly language: string
  /** Of an account in Japan. */
  readonly isInJapan?: boolean
  /** Unix seconds; makes the PDF byte-identical whenever it is drawn. */
  readonly writtenAt: number
  readonly sender: { readonly name: string; readonly lines: readonly string[]; readonly logo: Buffer | null }
  readonly facts: readonly Fact[]
  readonly stamp: { readonly text: string; readonly tone: 'green' | 'grey' } | null
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[]
  readonly figure: Fact | null
  readonly table: PaperTable | null
  readonly sections?: readonly PaperSection[]
  readonly sums: readonly (Fact & { readonly isStrong?: boolean })[]
  readonly notes: readonly string[]
}

export interface Fact {
  readonly label: string
  readonly value: string
}

export interface PaperTable {
  /** `share`: percentage of the width; the first column takes the rest. */
  readonly columns: readonly { readonly title: string; readonly share: number }[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly soft: readonly string[] }[]
}

export interface PaperSection {
  readonly title: string
  readonly items: readonly PaperItem[]
}

export interface PaperItem {
  readonly label: string
  /** Small, below the question. */
  readonly terms?: string
  readonly text?: string
  readonly photos?: readonly Buffer[]
  /** SVG path of a signature in its own coordinates. */
  readonly signature?: { readonly path: string; readonly width: number; readonly height: number; readonly alt: string }
  /** Small, below the answer. */
  readonly notes?: readonly string[]
}
