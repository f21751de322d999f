/** A tile server chosen by the company. */
export interface Tiles {
  /** With {z}, {x} and {y}. */
  readonly url: string
  readonly attribution: string | null
}

const isTiles = (found: unknown): found is Tiles => {
  if (!found || typeof found !== 'object' || !('url' in found) || typeof found.url !== 'string') return false
  return /^https?:\/\//.test(found.url) && ['{z}', '{x}', '{y}'].every((part) => (found.url as string).includes(part))
}

/** The client server's tile settings; null: none, and the map shows outlines and a grid. */
export async function readTiles(): Promise<Tiles | null> {
  try {
    const response = await fetch('/settings.json', { cache: 'no-store' })
    const settings: unknown = response.ok ? await response.json() : null
    const tiles = settings && typeof settings === 'object' && 'mapTiles' in settings ? settings.mapTiles : null
    return isTiles(tiles) ? { url: tiles.url, attribution: typeof tiles.attribution === 'string' ? tiles.attribution : null } : null
  } catch {
    return null
  }
}
