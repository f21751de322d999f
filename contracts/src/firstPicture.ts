/**
 * What the client and its gateway agree on for the first rows of a list: the gateway draws them with the client's own code, so that
 * they are painted before a browser that has nothing of the product yet has downloaded it (docs/decisions/057). Ours; the backend
 * has no part in it.
 */

/** Where the gateway draws. A 204 says that it does not. */
export const PICTURE_PATH = '/picture'

/** Folder of a built client that only its gateway reads. The module in it is named by the build. */
export const PICTURE_FOLDER = 'picture'

/** Body of the call. */
export interface PictureWanted {
  /** Names the build: another one has other styles. */
  readonly build: string
  /** Path of the list, as in the address. */
  readonly path: string
  /** Media queries of the client that hold. */
  readonly media: readonly string[]
  /** What local storage has of how the person has arranged lists, by its names. */
  readonly kept: Readonly<Record<string, string>>
}

/** For whom a list is drawn. */
export interface Viewer extends Omit<PictureWanted, 'build'> {
  /** IANA name of the zone that the browser's own clock shows; it counts where the account has none. */
  readonly zone: string
}

/** An operation of the client, by its hash. */
export interface PicturedCall {
  readonly hash: string
  readonly operationName: string
  readonly variables: Record<string, unknown>
}

/** What the module in that folder exports. */
export interface Painter {
  /** What each list asks, by its path. */
  readonly calls: Readonly<Record<string, readonly PicturedCall[]>>
  /** The markup of the list with its rows; `data` are the answers to its calls, in their order. Null: there are no rows to show. */
  readonly paint: (viewer: Viewer, data: readonly unknown[]) => string | null
}
