/** The way back to the list. */
export interface Back {
  readonly to: string
  readonly label: string
  /** Which row it was. */
  readonly state: { readonly row: string }
}

/** "Back to jobs". */
export const backWords = ({ label }: Back): string => `Back to ${label.toLowerCase()}`
