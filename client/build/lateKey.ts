import { createHash } from 'node:crypto'

const LETTERS = 4

/** By which the build and a late part name a module: few letters that stay the same whatever else the client has. */
export const lateKey = (module: string): string => createHash('sha256').update(module).digest('base64url').slice(0, LETTERS)
