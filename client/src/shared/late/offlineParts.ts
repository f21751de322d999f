/** What a domain can be worked with without network, by modules below `src` that are loaded late. A build says which files these are. */
export interface OfflineParts {
  /** What somebody wants within a minute, in this order. */
  readonly first: readonly string[]
  /** What that can lead to besides. */
  readonly later: RegExp
}
