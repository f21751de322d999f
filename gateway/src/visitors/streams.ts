import { TooManyRequestsError } from '../rest/errors.ts'
import type { Visitor } from './guard.ts'
import type { VisitorLimits } from './limits.ts'
import { createOpenCounts } from './openCounts.ts'

const RETRY_AFTER_S = 30

/** Limits open streams of this gateway. Returns how to end the counted stream. @throws TooManyRequestsError */
export function limitStreams({ streamsPerAccount, streamsPerAddress }: Pick<VisitorLimits, 'streamsPerAccount' | 'streamsPerAddress'>) {
  const counts = createOpenCounts()
  return (visitor: Visitor): (() => void) => {
    const [account, network] = [`token:${visitor.account}`, `address:${visitor.network}`]
    const isFull = (key: string, most: number): boolean => most > 0 && counts.of(key) >= most
    if (isFull(account, streamsPerAccount) || isFull(network, streamsPerAddress)) throw new TooManyRequestsError(RETRY_AFTER_S)
    return counts.open(account, network)
  }
}
