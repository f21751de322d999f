/** What stands on a paper, in words: how it is drawn is the same for all of them. */
export interface Paper {
  /** "Invoice INV-1001" */
  readonly title: string
  readonly size: 'A4' | 'LETTER'
  /** BCP 47 */
  readonly language: string
  /** Unix seconds: the same paper has the same bytes whenever it is made. */
  readonly writtenAt: number
  readonly sender: { readonly name: string; readonly lines: readonly string[]; readonly logo: Buffer | null }
  readonly facts: readonly Fact[]
  /** What it is stamped with. */
  readonly stamp: { readonly text: string; readonly tone: 'green' | 'grey' } | null
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[]
  /** What it is about, large. */
  readonly figure: Fact | null
  readonly table: PaperTable | null
  /** What was asked and answered. */
  readonly sections?: readonly PaperSection[]
  readonly sums: readonly (Fact & { readonly isStrong?: boolean })[]
  readonly notes: readonly string[]
}

export interface Fact {
  readonly label: string
  readonly value: string
}

export interface PaperTable {
  /** `share`: of the width, in parts of 100; the first one takes what is left. */
  readonly columns: readonly { readonly title: string; readonly share: number }[]
  /** One text for each column; soft ones stand below the first. */
  readonly rows: readonly { readonly cells: readonly string[]; readonly soft: readonly string[] }[]
}

export interface PaperSection {
  readonly title: string
  readonly items: readonly PaperItem[]
}

/** A question and what was put in. */
export interface PaperItem {
  readonly label: string
  /** Small, below the question. */
  readonly terms?: string
  readonly text?: string
  readonly photos?: readonly Buffer[]
  /** Path of a signature in its own space. */
  readonly signature?: { readonly path: string; readonly width: number; readonly height: number; readonly alt: string }
  /** Small, below the answer. */
  readonly notes?: readonly string[]
}
