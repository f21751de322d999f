/** Content codings of HTTP (RFC 9110 §8.4.1), decoded by zlib. */
import { brotliDecompress, unzip, zstdDecompress } from 'node:zlib'

type Decode = (
  body: Buffer,
  options: { readonly maxOutputLength: number },
  done: (error: NodeJS.ErrnoException | null, decoded: Buffer) => void,
) => void

/** `unzip` reads gzip and deflate. */
const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', unzip],
  ['x-gzip', unzip],
  ['deflate', unzip],
  ['br', brotliDecompress],
  ['zstd', zstdDecompress],
])

const MOST_CODINGS = 5

/** In the order of their use. Unknown codings are left out: some servers name a charset there. */
const decodersOf = (encoding: string): Decode[] =>
  encoding
    .split(',')
    .map((coding) => decoders.get(coding.trim().toLowerCase()))
    .filter((decode) => decode !== undefined)
    .toReversed()

const isTooLarge = (error: NodeJS.ErrnoException): boolean => error.code === 'ERR_BUFFER_TOO_LARGE'

export type Decoded = { readonly body: Buffer } | { readonly problem: 'too large' | 'unreadable' }

export function decodeBody(body: Buffer, encoding: string, maxBytes: number, done: (decoded: Decoded) => void): void {
  const next = (bytes: Buffer, [decode, ...others]: readonly Decode[]): void => {
    if (decode === undefined) return done({ body: bytes })
    decode(bytes, { maxOutputLength: maxBytes }, (error, decoded) =>
      error ? done({ problem: isTooLarge(error) ? 'too large' : 'unreadable' }) : next(decoded, others),
    )
  }
  const chain = decodersOf(encoding)
  if (chain.length > MOST_CODINGS) done({ problem: 'unreadable' })
  else next(body, chain)
}
