const FIRST = 2654435761
const SECOND = 1597334677
const THIRD = 2246822507
const FOURTH = 3266489909

/** 53 bits of a text, by the public-domain hash `cyrb53`. Not a secret. */
function bitsOf(text: string, seed: number): string {
  let item = 0xdeadbeef ^ seed
  let entry = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    item = Math.imul(item ^ unit, FIRST)
    entry = Math.imul(entry ^ unit, SECOND)
  }
  item = Math.imul(item ^ (item >>> 16), THIRD) ^ Math.imul(entry ^ (entry >>> 13), FOURTH)
  entry = Math.imul(entry ^ (entry >>> 16), THIRD) ^ Math.imul(item ^ (item >>> 13), FOURTH)
  return (4294967296 * (2097151 & entry) + (item >>> 0)).toString(36)
}

/** 106 bits of a text, as a key. `crypto.subtle` is not there on plain http. */
export const keyOfText = (text: string): string => `${bitsOf(text, 1)}-${bitsOf(text, 2)}`
