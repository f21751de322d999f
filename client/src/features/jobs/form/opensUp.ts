/** What a full list of suggestions takes, in pixels. */
const LIST_HEIGHT = 330

/** What stays at the top of every page, in pixels. */
const PAGE_HEAD = 64

interface Edges {
  readonly top: number
  readonly bottom: number
}

/** Whether a list opens above its field: there is no room for it below, and more above. In pixels of the window. */
export function opensUp({ top, bottom }: Edges, windowHeight: number): boolean {
  const below = windowHeight - bottom
  return below < LIST_HEIGHT && top - PAGE_HEAD > below
}
