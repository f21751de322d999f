import { TooManyRequestsError } from '../errors.ts'
import { hashedKey, networkOf, tokenOf } from './keys.ts'
import type { VisitorLimits } from './limits.ts'

const RETRY_AFTER_S = 30

/**
 * Limits open streams of this gateway. The returned function counts a stream and returns how to end it. @throws
 * TooManyRequestsError
 */
export function limitStreams({ streamsPerAccount, streamsPerAddress }: Pick<VisitorLimits, 'streamsPerAccount' | 'streamsPerAddress'>) {
  const open = new Map<string, number>()
  const countOf = (key: string): number => open.get(key) ?? 0
  const close = (key: string): void => void (countOf(key) > 1 ? open.set(key, countOf(key) - 1) : open.delete(key))
  return (token: string, address: string): (() => void) => {
    const [account, network] = [`token:${hashedKey(tokenOf(token))}`, `address:${networkOf(address)}`]
    const isFull = (key: string, most: number): boolean => most > 0 && countOf(key) >= most
    if (isFull(account, streamsPerAccount) || isFull(network, streamsPerAddress)) throw new TooManyRequestsError(RETRY_AFTER_S)
    const keys = [account, network]
    for (const key of keys) open.set(key, countOf(key) + 1)
    return () => keys.splice(0).forEach(close)
  }
}
