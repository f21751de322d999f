const FIRST = 2654435761
const SECOND = 1597334677
const THIRD = 2246822507
const FOURTH = 3266489909

/** 53 bits of a text, by the public-domain hash `cyrb53`. Not a secret. */
function bitsOf(text: string, seed: number): string {
  let one = 0xdeadbeef ^ seed
  let other = 0x41c6ce57 ^ seed
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place)
    one = Math.imul(one ^ unit, FIRST)
    other = Math.imul(other ^ unit, SECOND)
  }
  one = Math.imul(one ^ (one >>> 16), THIRD) ^ Math.imul(other ^ (other >>> 13), FOURTH)
  other = Math.imul(other ^ (other >>> 16), THIRD) ^ Math.imul(one ^ (one >>> 13), FOURTH)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}

/** 106 bits of a text, as a key. `crypto.subtle` is not there on plain http. */
export const keyOfText = (text: string): string => `${bitsOf(text, 1)}-${bitsOf(text, 2)}`
