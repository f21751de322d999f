import { piecesOf } from './matches.ts'

/** A text in which what was looked for stands out. */
export const Highlighted = ({ text, search }: { readonly text: string; readonly search: string }) =>
  piecesOf(text, search).map(({ text: piece, isMatch }, place) => (isMatch ? <mark key={place}>{piece}</mark> : piece))
