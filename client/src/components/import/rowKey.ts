import { keyOfText } from '../../lib/forms/keyOfText.ts'

/**
 * The `Idempotency-Key` of a row: the hash of what is sent. `round` counts the imports that were taken back: what they made
 * is gone, and may be made again.
 */
export const rowKey = (input: unknown, round: number): string => `row-${keyOfText(JSON.stringify([round, input]))}`
