import { responseCode } from '@callout/contracts/wire/envelope'

/** Levels of lists and objects in a body. The deepest body of the specification has 5. */
export const MOST_LEVELS = 100

export class TooDeep extends Error {
  readonly statusCode = responseCode.MALFORMED

  constructor() {
    super(`The body has lists or objects in more than ${MOST_LEVELS} levels.`)
  }
}

const childrenOf = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : [])

/** Whether lists and objects are nested in more levels. Goes level by level: recursion overflows the stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let open = [value]
  for (let level = 0; level <= levels && open.length > 0; level += 1) open = open.flatMap(childrenOf)
  return open.length > 0
}
