import { scrypt, type ScryptOptions, scryptSync, timingSafeEqual } from 'node:crypto'

/** Cheap enough to seed hundreds of users in a second; a product's own would be dearer. */
const COST: ScryptOptions = { N: 1024, r: 8, p: 1 }
const KEY_BYTES = 32

/** `salt:key`. The same password and salt give the same hash, so that seeds can repeat it. */
export const hashPassword = (password: string, salt: string): string =>
  `${salt}:${scryptSync(password, salt, KEY_BYTES, COST).toString('base64url')}`

/** Whether the password is the one of a hash by `hashPassword`. Takes as long for a wrong one. */
export function isPassword(password: string, hash: string): Promise<boolean> {
  const separator = hash.lastIndexOf(':')
  const key = Buffer.from(hash.slice(separator + 1), 'base64url')
  return new Promise((resolve, reject) => {
    scrypt(password, hash.slice(0, separator), KEY_BYTES, COST, (error, found) => {
      if (error) reject(error)
      else resolve(found.length === key.length && timingSafeEqual(found, key))
    })
  })
}
