import { narrowerThan } from '../ui/theme/breakpoints.ts'

/** A picture of the last rows, as it is sealed: what stood on the screen, to be looked at until the real rows are there. */
export interface KeptPicture {
  /** Its styles are those of one build. */
  readonly build: string
  /** Whose rows they are. */
  readonly email: string
  /** Where they stand. */
  readonly path: string
  readonly markup: string
}

/** By which it is decided whether rows are cards. */
export const narrow = narrowerThan(1024)
/** Names in local storage, which a sign-out clears: a table and cards are two pictures. */
export const pictureNames = { narrow: 'picture/narrow', wide: 'picture/wide' } as const

declare global {
  interface Window {
    /** Names the build; the page of a built client says it. */
    build?: string
    /**
     * Waits until a picture of rows is painted, or there is none (client/build/earlyStart.ts). One of the last rows is waited for before
     * anything of the client runs; one that the gateway draws, once the client `couldDraw` them itself.
     */
    picture?: (couldDraw: boolean) => Promise<unknown> | undefined
  }
}
