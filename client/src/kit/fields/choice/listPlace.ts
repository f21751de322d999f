/** What a full list of suggestions takes, in pixels. */
const LIST_HEIGHT = 330
/** Between a field and its list. */
const GAP = 8
/** One suggestion is always seen. */
const LEAST_HEIGHT = 56

/** In pixels of the window. */
export interface Edges {
  readonly top: number
  readonly bottom: number
}

export interface ListPlace {
  /** Above its field: there is no room for it below, and more above. */
  readonly isUp: boolean
  /** How high it may be, in pixels. */
  readonly height: number
}

/** Where the list of a field opens within what is seen of the window. */
export function listPlace(field: Edges, seen: Edges): ListPlace {
  const below = seen.bottom - field.bottom - GAP
  const above = field.top - seen.top - GAP
  const isUp = below < LIST_HEIGHT && above > below
  return { isUp, height: Math.max(LEAST_HEIGHT, Math.min(LIST_HEIGHT, isUp ? above : below)) }
}
