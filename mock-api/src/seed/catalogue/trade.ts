export interface Position {
  readonly name: string
  readonly amount: number
  readonly unit: 'visit' | 'hour' | 'piece'
  readonly description: string
  readonly isProduct?: true
  readonly isTaxExempt?: true
  readonly minutes?: number
}

export interface Work {
  readonly title: string
  readonly minutes: number
  readonly descriptions: readonly string[]
  readonly positions: readonly number[]
  readonly finishNotes: readonly string[]
  readonly isRepeated?: true
  /** The customer signs before the work starts. */
  readonly needsAuthority?: true
}

export interface Trade {
  readonly name: string
  readonly description: string
  readonly positions: readonly Position[]
  readonly works: readonly Work[]
}
