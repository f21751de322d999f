/**
 * What the client and its gateway agree on for the first look at a page: the gateway draws it with the client's own code, so that it is
 * painted before a browser that has nothing of the product yet has downloaded it (docs/decisions/057). Ours; the backend has no part
 * in it.
 */

/** Stands in variables where the day of today will stand. */
export const TODAY = '{today}'

/** Variables as they are asked on a day. */
export const onDay = (variables: Readonly<Record<string, unknown>>, day: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(variables).replaceAll(TODAY, day)) as Record<string, unknown>

/** Where the gateway draws. A 204 says that it does not. */
export const PICTURE_PATH = '/picture'

/** Folder of a built client that only its gateway reads. The module in it is named by the build. */
export const PICTURE_FOLDER = 'picture'

/** Body of the call. */
export interface PictureWanted {
  /** Names the build: another one has other styles. */
  readonly build: string
  /** Of the page, as in the address. */
  readonly path: string
  /** YYYY-MM-DD, where the account is. */
  readonly today: string
  /** Media queries of the client that hold. */
  readonly media: readonly string[]
  /** What local storage has of how the person has arranged lists, by its names. */
  readonly kept: Readonly<Record<string, string>>
}

/** For whom a page is drawn. */
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
  /** What each page asks, by its path. */
  readonly calls: Readonly<Record<string, readonly PicturedCall[]>>
  /** The markup of the page; `data` are the answers to its calls, in their order. Null: there is nothing to show. */
  readonly paint: (viewer: Viewer, data: readonly unknown[]) => string | null
}
