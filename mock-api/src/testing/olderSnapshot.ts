/** A snapshot as it was written before it had a format and an end mark. */
export const asOfBefore = (snapshot: string): string =>
  snapshot.replace(/^\{"generation":(\d+),"format":2\}/, '{"generation":$1}').replace(/\{"end":true,"checksum":\d+\}\n$/, '')
